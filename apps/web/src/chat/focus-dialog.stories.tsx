import { MockStream } from '@aloft/api-client/mock/mock-stream'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setChatOpen } from '../state/chat-open.ts'
import { clearStored } from '../state/storage.ts'
import { type AppAt, screenStories } from '../stories/app-at.tsx'

const empty = { threadMessages: [], handOver: null }

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Questions for a form',
  parameters: { ...screenStories.parameters, pictureOf: '[role=dialog]' },
  args: {
    address: '/0/create/new-ad',
    shows: 'Where should it run?',
    answers: { 'bot-get-messages': empty, 'bot-new-thread': 'OK' },
  },
  beforeEach: async (context) => {
    const close = await screenStories.beforeEach(context)
    return () => {
      close()
      setChatOpen(false)
      clearStored()
    }
  },
}
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const questions = { name: 'Loona’s questions' }
const wait = { timeout: 15_000 }

/** The dialog, opened from the form. */
async function openQuestions(context: Context) {
  await screenStories.play(context)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer with Loona' }, wait))
  return within(await screen.findByRole('dialog', questions, wait))
}

/** Events of an answer, with ids of its own. */
function eventsOf(...events: readonly { readonly name: StreamEvent['name']; readonly data: object }[]) {
  const runId = crypto.randomUUID()
  return events.map(
    ({ name, data }, index) => ({ name, number: index + 1, data: { runId, ...data } }) as StreamEvent,
  )
}
const status = (to: string) => ({ name: 'runStatusUpdated', data: { status: to } }) as const

/** Writes a text and ends. */
function writes(text: string) {
  const messageId = crypto.randomUUID()
  return eventsOf(
    status('in_progress'),
    { name: 'textCreated', data: { messageId } },
    { name: 'textDelta', data: { messageId, text } },
    status('completed'),
  )
}

/** Saves an answer, and writes a text afterwards. */
function saves(question: string, answer: string, text: string) {
  const [messageId, nextId, callId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const call = { messageId, callId, name: 'save_answer' }
  const events = eventsOf(
    status('in_progress'),
    { name: 'textCreated', data: { messageId } },
    { name: 'toolCallCreated', data: call },
    { name: 'toolCallStart', data: { ...call, arguments: { question, answer }, ideaId: null } },
    status('requires_action'),
    status('in_progress'),
    { name: 'textCreated', data: { messageId: nextId } },
    { name: 'textDelta', data: { messageId: nextId, text } },
    status('completed'),
  )
  return { asked: events.slice(0, 5), rest: events.slice(5) }
}

const place = saves('location', 'Clifden', 'Got it.\n\nHow should the ad sound?')

/** An answer fills in the wizard behind, which has it after closing; the way back leads to the same conversation. */
export const NewAd: Story = {
  args: {
    answers: {
      'bot-get-messages': empty,
      'bot-send-message': (payload: unknown) =>
        JSON.stringify(payload).includes('Ask me')
          ? MockStream.of(writes('Good.\n\nWhere are the customers that you want to reach?'), 10)
          : MockStream.of(place.asked, 10),
      'bot-send-tool-call-output': MockStream.of(place.rest, 10),
    },
  },
  play: async (context) => {
    const dialog = await openQuestions(context)
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await userEvent.click(await dialog.findByRole('button', { name: 'Start' }, wait))
    await dialog.findByText('Where are the customers that you want to reach?', { selector: 'p' }, wait)
    await userEvent.type(dialog.getByRole('textbox'), 'Clifden{Enter}')
    await dialog.findByText('How should the ad sound?', { selector: 'p' }, wait)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue in the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog', questions)).toBeNull())
    await expect(screen.getByRole('button', { name: 'Answer with Loona' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Answer with Loona' }, wait))
    const again = within(await screen.findByRole('dialog', questions, wait))
    await expect(await again.findByText('Filled in the form', {}, wait)).toBeVisible()
  },
}

/** Whoever comes with the chat open is asked at once. */
export const OpensByItself: Story = {
  play: async (context) => {
    setChatOpen(true)
    await screenStories.play(context)
    await expect(await screen.findByRole('dialog', questions, wait)).toBeVisible()
    await expect(screen.queryByRole('complementary', { name: 'Loona’s chat' })).toBeNull()
  },
}

export const Onboarding: Story = {
  args: { address: '/0/onboarding/details', shows: 'Three quick questions, then your website.' },
  play: async (context) => {
    const dialog = await openQuestions(context)
    await expect(await dialog.findByText('Tell me about your business', {}, wait)).toBeVisible()
  },
}
