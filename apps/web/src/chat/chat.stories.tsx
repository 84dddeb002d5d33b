import { MockStream } from '@aloft/api-client/mock/mock-stream'
import { exampleStream, exampleThread } from '@aloft/contract/assistant/assistant.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setChatOpen } from '../state/chat-open.ts'
import { type AppAt, screenStories } from '../stories/app-at.tsx'

const empty = { threadMessages: [] }

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
  args: { answers: { 'bot-get-messages': { threadMessages: exampleThread } } },
  play: async (context) => {
    const chat = await openChat(context)
    await expect(await chat.findByText('What does an ad cost?')).toBeVisible()
    await expect(await chat.findByRole('button', { name: 'Edit and resend' })).toBeVisible()
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
