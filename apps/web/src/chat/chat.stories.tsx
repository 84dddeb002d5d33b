import { MockStream } from '@aloft/api-client/mock/mock-stream'
import { exampleStream, exampleThread } from '@aloft/contract/assistant/assistant.examples'
import { exampleBrandBrief, exampleBriefIds } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf } from '@aloft/contract/schemas'
import type { HandOver } from '@aloft/domain/assistant/hand-over.entity'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setChatOpen } from '../state/chat-open.ts'
import { sessionActor } from '../wiring/account/session.ts'
import { type AppAt, type AppAtProps, screenStories } from '../stories/app-at.tsx'

const empty = { threadMessages: [], handOver: null }
const storedBrand = (brief: object) =>
  ({
    _id: exampleBriefIds.brand,
    brief,
    updateDate: new Date('2026-11-01T09:10:00Z'),
    archiveDate: null,
  }) as never

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Everywhere/In the app/Chat',
  parameters: { ...screenStories.parameters, pictureOf: 'aside[aria-label=Loona]' },
  args: { address: '/0/list', shows: 'Wren table lamp', answers: { 'bot-get-messages': empty } },
  beforeEach: async (context) => {
    const close = await screenStories.beforeEach(context)
    return () => {
      close()
      setChatOpen(false)
      // The conversation of an account ends with its session.
      sessionActor.send({ type: 'EXPIRE' })
    }
  },
}
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The open chat, once the code behind the page has loaded. */
async function openChat(context: Context) {
  await screenStories.play(context)
  await waitFor(
    async () => {
      await userEvent.keyboard('{Control>}j{/Control}')
      await screen.findByRole('complementary', { name: 'Loona' }, { timeout: 4_000 })
    },
    { timeout: 20_000 },
  )
  return within(screen.getByRole('complementary', { name: 'Loona' }))
}

/** Asked with the keyboard, answered, closed with Escape; the focus is on the button then. */
export const Asked: Story = {
  args: {
    answers: { 'bot-get-messages': empty, 'bot-send-message': MockStream.of(exampleStream, 10) },
  },
  play: async (context) => {
    let chat = await openChat(context)
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('What does an ad cost?{Enter}')
    // Screen readers hear the same from a text of their own.
    const words = /you set its budget, and change it at any time/
    const answer = await chat.findByText(words, { selector: 'p' }, { timeout: 10_000 })
    await expect(answer).toBeVisible()
    await expect(chat.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard('And how long?{Escape}')
    const button = await screen.findByRole('button', { name: 'Ask Loona' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    chat = within(await screen.findByRole('complementary', { name: 'Loona' }))
    await expect(chat.getByRole('textbox')).toHaveValue('And how long?')
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveFocus())
  },
}

export const Reopened: Story = {
  args: { answers: { 'bot-get-messages': { threadMessages: exampleThread, handOver: null } } },
  play: async (context) => {
    const chat = await openChat(context)
    await expect(await chat.findByText('What does an ad cost?')).toBeVisible()
    await expect(await chat.findByRole('button', { name: 'Edit and resend' })).toBeVisible()
  },
}

const runId = '01936b2e-0000-7000-8000-000000000702'
const [first, second] = [
  '01936b2e-0000-7000-8000-000000000703',
  '01936b2e-0000-7000-8000-000000000705',
] as const

/** An answer that uses a tool, up to the moment when it waits for what that answers. */
function askingFor(name: string, given: Record<string, unknown>): readonly StreamEvent[] {
  // A tab that has used a tool holds its call for a while, and stories are tabs of one browser.
  const callId = crypto.randomUUID()
  const call = { runId, messageId: first, callId, name }
  return [
    { name: 'runStatusUpdated', number: 1, data: { runId, status: 'created' } },
    { name: 'runStatusUpdated', number: 2, data: { runId, status: 'in_progress' } },
    { name: 'textCreated', number: 3, data: { runId, messageId: first } },
    { name: 'textDelta', number: 4, data: { runId, messageId: first, text: 'One moment.' } },
    { name: 'toolCallCreated', number: 5, data: call },
    { name: 'toolCallStart', number: 6, data: { ...call, arguments: given, ideaId: exampleBriefIds.idea } },
    { name: 'runStatusUpdated', number: 7, data: { runId, status: 'requires_action' } },
  ]
}

/** The rest of the answer. */
function continuing(text: string): readonly StreamEvent[] {
  return [
    { name: 'runStatusUpdated', number: 8, data: { runId, status: 'in_progress' } },
    { name: 'textCreated', number: 9, data: { runId, messageId: second } },
    { name: 'textDelta', number: 10, data: { runId, messageId: second, text } },
    { name: 'runStatusUpdated', number: 11, data: { runId, status: 'completed' } },
  ]
}

const place = { kind: 'brief', briefKind: 'brand', briefId: null } as const
const proposedFields = [
  { place: { ...place, field: 'location' }, value: 'Clifden, Ireland', why: 'Your website says you moved.' },
  { place: { ...place, field: 'name' }, value: 'Nightjar Lamps Galway', why: 'People search for the town.' },
]

/** A proposal for the brief: one field is accepted, the other one rejected, and then the first undone. */
export const Proposed: Story = {
  args: {
    answers: {
      'bot-get-messages': empty,
      'bot-send-message': MockStream.of(askingFor('update_brief_field', { fields: proposedFields }), 10),
      'bot-send-tool-call-output': MockStream.of(continuing('Accept what you like.'), 10),
      'get-briefs': {
        brandBrief: { ...Object(storedBrand(exampleBrandBrief)), websiteData: null },
        designBrief: null,
        campaignBriefs: [],
      },
      'save-brief': (payload: PayloadOf<'save-brief'>) => ({ brief: storedBrand(payload.brief) }),
    },
  },
  play: async (context) => {
    const chat = await openChat(context)
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Improve my brief{Enter}')
    const card = within(
      await chat.findByRole('region', { name: 'Proposal for 2 fields' }, { timeout: 10_000 }),
    )
    await expect(
      await chat.findByText('Accept what you like.', { selector: 'p' }, { timeout: 10_000 }),
    ).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Accept: Location' }))
    await expect(await card.findByText('Accepted')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Reject: Name' }))
    await expect(await card.findByText('Rejected')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Undo: Location' }))
    await expect(await card.findByRole('button', { name: 'Accept: Location' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A question with buttons, and a page that's opened by asking. */
export const Chosen: Story = {
  args: {
    answers: {
      'bot-get-messages': empty,
      'bot-send-message': MockStream.of(
        askingFor('show_options', {
          question: 'What would you like to spend a month?',
          options: [
            { id: '100', label: '€100' },
            { id: '300', label: '€300' },
          ],
        }),
        10,
      ),
      'bot-send-tool-call-output': MockStream.of(continuing('Then two ads are enough.'), 10),
    },
  },
  play: async (context) => {
    const chat = await openChat(context)
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Find the right budget{Enter}')
    await userEvent.click(await chat.findByRole('button', { name: '€300' }, { timeout: 10_000 }))
    await expect(
      await chat.findByText('Then two ads are enough.', { selector: 'p' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(chat.getByText('€300')).toHaveTextContent('Your choice: €300')
  },
}

export const OpensAPage: Story = {
  args: {
    answers: {
      'bot-get-messages': empty,
      'bot-send-message': MockStream.of(askingFor('open_page', { page: 'briefs' }), 10),
      'bot-send-tool-call-output': MockStream.of(continuing('Here are your briefs.'), 10),
    },
  },
  play: async (context) => {
    const chat = await openChat(context)
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Open my briefs{Enter}')
    await expect(
      await screen.findByRole('heading', { level: 1, name: /Briefs/ }, { timeout: 15_000 }),
    ).toBeVisible()
    const after = within(screen.getByRole('complementary', { name: 'Loona' }))
    await expect(
      await after.findByText('Here are your briefs.', { selector: 'p' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(after.getByText('Opened the page')).toBeVisible()
  },
}

/** The server of a conversation with a person, who answers once they're asked for. */
function supportWorld(): NonNullable<AppAtProps['answers']> {
  const messages: ThreadMessage[] = []
  let handOver: HandOver | null = null
  let loads = 0
  const add = (id: string, by: ThreadMessage['by'], text: string) => {
    const [like] = exampleThread
    if (like && !messages.some((one) => one.id === id)) messages.push({ ...like, id, by, text })
  }
  const event = { runId, messageId: first }
  return {
    'bot-get-messages': () => {
      // Their answer is there when its event is.
      if (handOver && loads++ > 0) add(first, 'person', 'Hi Órla, this is Aoife. How can I help?')
      return { threadMessages: [...messages], handOver }
    },
    'start-support': ({ messageId, message }: PayloadOf<'start-support'>) => {
      add(messageId, 'user', message)
      const known = { page: '/0/list', brandName: 'Nightjar Lamps', plan: 'free', errorReference: null }
      handOver = { runId, messageId, lastEvent: 0, startDate: new Date('2026-11-05T10:00:00Z'), ...known }
      return 'OK' as const
    },
    'bot-send-message': MockStream.of(
      [
        { name: 'textCreated', number: 1, data: event },
        { name: 'textDelta', number: 2, data: { ...event, text: 'Hi Órla, this is Aoife. How can I help?' } },
      ],
      200,
    ),
    'send-support-message': ({ messageId, message }: PayloadOf<'send-support-message'>) => {
      add(messageId, 'user', message)
      return 'OK' as const
    },
    'end-support': () => {
      handOver = null
      return 'OK' as const
    },
  }
}

/** A person answers live, is written to, and Loona is back after that (AST-31). */
export const WithAPerson: Story = {
  args: { answers: supportWorld() },
  play: async (context) => {
    const chat = await openChat(context)
    const [ask] = await chat.findAllByRole('button', { name: 'Talk to a person' })
    if (ask) await userEvent.click(ask)
    const answer = await chat.findByText(/this is Aoife/, { selector: 'p' }, { timeout: 10_000 })
    await expect(answer).toBeVisible()
    await expect(chat.getByText(/the page Ads · your brand Nightjar Lamps · your Free plan/)).toBeVisible()
    await userEvent.type(chat.getByRole('textbox', { name: 'Message to support' }), 'My card!{Enter}')
    await expect(await chat.findByText('My card!', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(chat.getByRole('textbox')).toHaveValue(''))
  },
}

/** Back with Loona, what the person wrote stays. */
export const BackFromAPerson: Story = {
  args: { answers: supportWorld() },
  play: async (context) => {
    const chat = await openChat(context)
    const [ask] = await chat.findAllByRole('button', { name: 'Talk to a person' })
    if (ask) await userEvent.click(ask)
    await chat.findByText(/this is Aoife/, { selector: 'p' }, { timeout: 10_000 })
    await userEvent.click(chat.getByRole('button', { name: 'Back to Loona' }))
    await expect(await chat.findByRole('heading', { name: 'Loona' })).toBeVisible()
    await expect(await chat.findByRole('button', { name: /Learn how/ })).toBeVisible()
    await expect(chat.getByText(/this is Aoife/, { selector: 'p' })).toBeVisible()
  },
}

/** No chat on a page of a creation flow (AST-07). */
export const HiddenInAFlow: Story = {
  args: { address: '/0/create/brand', shows: /brand/i },
  parameters: { pictureOf: 'main' },
  play: async (context) => {
    await screenStories.play(context)
    await userEvent.keyboard('{Control>}j{/Control}')
    await expect(screen.queryByRole('complementary', { name: 'Loona' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Ask Loona' })).toBeNull()
  },
}
