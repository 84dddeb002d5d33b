import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChatBox, type ChatBoxProps } from './chat-box.tsx'
import { exchange, ready, supportKnows, withPerson } from './chat.fixtures.ts'

/** The chat with a draft of its own, as the app keeps it. */
function Chat({ draft, onDraft, ...props }: ChatBoxProps) {
  const [text, setText] = useState(draft)
  const change = (next: string) => {
    onDraft(next)
    setText(next)
  }
  return <ChatBox {...props} draft={text} onDraft={change} />
}

const meta: Meta<typeof ChatBox> = {
  title: 'Screens/Ask Loona/Parts/Chat box',
  component: ChatBox,
  parameters: { layout: 'fullscreen', widths: [820], pictureOf: 'aside' },
  render: (args) => (
    <div style={{ height: 700 }}>
      <Chat {...args} />
    </div>
  ),
  args: {
    conversation: { ...ready, canAskPerson: true },
    draft: '',
    isByRules: true,
    currency: 'EUR',
    pageHref: (name) => (name === 'list' ? '/0/list' : null),
    onSend: fn(),
    onDraft: fn(),
    onStop: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onClear: fn(),
    onHandOver: fn(),
    onSearch: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const asked = exchange.slice(0, 1)

export const Empty: Story = {
  parameters: { widths: [820, 390] },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    const box = chat.getByRole('complementary', { name: 'Loona' })
    if (window.innerWidth >= 600) {
      await expect(box.offsetWidth).toBe(380)
      await expect(box.offsetHeight).toBeGreaterThanOrEqual(340)
    }
    await expect(chat.getByRole('textbox')).toHaveFocus()
    await userEvent.click(chat.getByRole('button', { name: 'Search help' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(chat.getByRole('button', { name: 'Clear conversation' })).toHaveAttribute('aria-disabled')
    await userEvent.click(chat.getByRole('button', { name: 'Learn how Aloft works' }))
    await expect(args.onSend).toHaveBeenCalledWith('How does Aloft work?')
    await userEvent.click(chat.getAllByRole('button', { name: 'Talk to a person' })[0] as HTMLElement)
    await userEvent.click(chat.getAllByRole('button', { name: 'Talk to a person' })[1] as HTMLElement)
    await expect(args.onHandOver).toHaveBeenCalledTimes(2)
    await expect(args.onHandOver).toHaveBeenLastCalledWith('person')
    await expect(chat.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A person answers, and Loona is silent (AST-31). */
export const WithAPerson: Story = {
  parameters: { widths: [820, 390] },
  args: { conversation: { ...ready, stage: 'person', messages: withPerson, person: supportKnows } },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await expect(chat.getByRole('heading', { name: 'Support' })).toBeVisible()
    await expect(chat.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
    await userEvent.type(chat.getByRole('textbox', { name: 'Message to support' }), 'Thank you!{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('Thank you!')
    await userEvent.click(chat.getByRole('button', { name: 'Back to Loona' }))
    await expect(args.onHandOver).toHaveBeenCalledWith('loona')
    await expect(chat.getByRole('textbox')).toHaveFocus()
  },
}

export const WithAPersonInDark: Story = {
  globals: { scheme: 'dark' },
  args: WithAPerson.args ?? {},
}

export const EmptyInDark: Story = {
  globals: { scheme: 'dark' },
}

export const Answered: Story = {
  parameters: { widths: [820, 390] },
  args: { conversation: { ...ready, messages: exchange } },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await expect(chat.getByRole('link', { name: 'Ads' })).toHaveAttribute('href', '/0/list')
    const [copyQuestion, copyAnswer] = chat.getAllByRole('button', { name: 'Copy' })
    await expect(copyQuestion).toBeInTheDocument()
    if (copyAnswer) await userEvent.click(copyAnswer)
    await expect(args.onCopy).toHaveBeenCalledWith(exchange[1]?.text)
    await waitFor(() => expect(chat.queryByText('Copied')).toBeNull(), { timeout: 4_000 })
    await userEvent.click(chat.getByRole('button', { name: 'Edit and resend' }))
    await expect(chat.getByRole('textbox')).toHaveValue('What does it cost to run an ad?')
    await expect(chat.getByRole('textbox')).toHaveFocus()
  },
}

export const AnsweredInDark: Story = {
  globals: { scheme: 'dark' },
  args: { conversation: { ...ready, messages: exchange }, isByRules: false },
}

export const Waiting: Story = {
  args: { conversation: { ...ready, stage: 'running', messages: asked }, draft: 'And how long?' },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await expect(chat.getByRole('listitem', { name: 'Waiting for Loona' })).toBeVisible()
    await userEvent.type(chat.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(chat.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: {
    conversation: {
      ...ready,
      stage: 'offline',
      messages: [{ id: 'q1', by: 'user', text: 'What does it cost to run an ad?', mark: 'offline' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('You’re offline. We’ll send this when you’re back.'),
    ).toBeVisible()
  },
}

export const Stopped: Story = {
  args: {
    conversation: {
      ...ready,
      messages: [
        ...asked,
        { id: 'a1', by: 'assistant', text: 'You set the budget, from **€5 a', mark: 'stopped' },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const serverError = 'Something went wrong on our side, so Loona couldn’t answer.'

export const Failed: Story = {
  args: {
    conversation: {
      ...ready,
      messages: asked,
      failure: { kind: 'server' },
    },
  },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await expect(chat.getByText(serverError)).toBeVisible()
    await userEvent.click(chat.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RefusedByLimit: Story = {
  args: {
    draft: 'And how long does it take?',
    conversation: {
      ...ready,
      messages: exchange,
      failure: { kind: 'limited', retryDate: new Date(2026, 10, 28, 15, 30) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You’ve sent a lot of messages. You can send more from 28 Nov, 2026 15:30.',
    )
  },
}
