import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { supportConversation } from './support.fixtures.ts'
import { SupportConversation } from './support-conversation.tsx'

const meta: Meta<typeof SupportConversation> = {
  title: 'Screens/Inside Aloft/Parts/Support conversation',
  component: SupportConversation,
  args: supportConversation,
  render: function Answering({ answer, onAnswer, ...props }) {
    const [text, setText] = useState(answer)
    const change = (next: string) => {
      onAnswer(next)
      setText(next)
    }
    return <SupportConversation {...props} answer={text} onAnswer={change} />
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** An answer is sent once it has words, and the conversation is handed back. */
export const Answering: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const send = page.getByRole('button', { name: 'Send answer' })
    await userEvent.type(page.getByRole('textbox', { name: 'Your answer' }), '   ')
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(page.getByRole('textbox', { name: 'Your answer' }), 'It’s a hold.')
    await userEvent.click(send)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Hand back to Loona' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Its user is back with Loona while an answer is written. */
export const Over: Story = {
  args: { subject: null, messages: null, answer: 'The second charge is a hold.', trouble: 'ended' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/can’t send an answer/)).toBeVisible()
  },
}

export const MessagesLoading: Story = { args: { messages: null } }

export const MessagesFailed: Story = { args: { messages: { failed: { onRetry: fn() } } } }
