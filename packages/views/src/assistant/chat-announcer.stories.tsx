import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ChatAnnouncer } from './chat-announcer.tsx'
import type { ChatConversation } from './chat-content.ts'
import { answerWithFigures, exchange, ready, reportRead } from './chat.fixtures.ts'

const meta: Meta<typeof ChatAnnouncer> = {
  title: 'Screens/Ask Loona/Parts/Chat announcer',
  component: ChatAnnouncer,
  parameters: { layout: 'fullscreen', widths: [380] },
  render: (args) => (
    <>
      <p>Only screen readers get this.</p>
      <ChatAnnouncer {...args} />
    </>
  ),
  args: { conversation: { ...ready, messages: exchange } },
}
export default meta
type Story = StoryObj<typeof meta>

/** The answer runs until the button is pressed. */
function Answering({ conversation }: { conversation: ChatConversation }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <p>Only screen readers get this.</p>
      <button type="button" onClick={() => setIsWhole(true)}>
        End
      </button>
      <ChatAnnouncer conversation={{ ...conversation, stage: isWhole ? 'ready' : 'running' }} />
    </>
  )
}

const scan: ThreadCall = {
  id: 'scan',
  name: 'scan_website',
  arguments: { url: 'https://nightjar.example' },
  status: 'auto',
  ideaId: null,
  output: null,
}

/** Screen readers get finished sentences only. */
export const Streaming: Story = {
  args: {
    conversation: {
      ...ready,
      stage: 'running',
      messages: [
        { id: 'a1', by: 'assistant', text: 'You set the budget, from **€5 a day**. Our commission is inc' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    await expect(log).toHaveTextContent('You set the budget, from €5 a day.')
    await expect(log).not.toHaveTextContent(/commission/)
  },
}

/** A question with buttons is announced, as the focus stays in the field. */
export const Asking: Story = {
  parameters: { pictureName: 'screens-ask-loona-parts-chat-announcer--streaming' },
  args: {
    conversation: {
      ...ready,
      stage: 'running',
      messages: [{ id: 'a1', by: 'assistant', text: 'Your website is next.', calls: [scan] }],
      isAsking: true,
    },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    await expect(log).toHaveTextContent('Your website is next. Loona needs your answer.')
  },
}

/** What was there when the chat opened isn't read. */
export const Opened: Story = {
  parameters: { pictureName: 'screens-ask-loona-parts-chat-announcer--streaming' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('log')).toHaveTextContent('')
  },
}

/** After a whole answer, screen readers hear that figures of it weren’t read anywhere. */
export const UnprovedFigures: Story = {
  render: (args) => <Answering {...args} />,
  args: {
    conversation: {
      ...ready,
      messages: [{ id: 'a1', by: 'assistant', text: answerWithFigures, evidence: reportRead }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('log')).not.toHaveTextContent(/marked numbers/)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('log')).toHaveTextContent(/The 2 marked numbers aren’t in your data/)
  },
}
