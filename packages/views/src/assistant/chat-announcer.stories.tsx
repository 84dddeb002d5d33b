import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChatAnnouncer } from './chat-announcer.tsx'
import { exchange, ready } from './chat.fixtures.ts'

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
