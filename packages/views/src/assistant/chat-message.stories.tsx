import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatBubble } from './chat-message.tsx'

const meta: Meta<typeof ChatBubble> = {
  title: 'Screens/Ask Loona/Parts/Chat message',
  component: ChatBubble,
  parameters: { layout: 'fullscreen', widths: [380] },
  render: (args) => (
    <ul style={{ margin: 0, padding: 16, listStyle: 'none' }}>
      <ChatBubble {...args} />
    </ul>
  ),
  args: {
    message: { id: 'q1', by: 'user', text: 'Hello?' },
    count: 1,
    isWriting: false,
    pageHref: () => null,
    onCopy: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Equal messages in a row are one with their count (AST-14). */
export const SentThreeTimes: Story = {
  args: { count: 3, onEdit: fn() },
  play: async ({ args, canvasElement }) => {
    const message = within(canvasElement)
    await expect(message.getByText('Sent 3 times')).toBeInTheDocument()
    await userEvent.click(message.getByRole('button', { name: 'Edit and resend' }))
    await expect(args.onEdit).toHaveBeenCalledWith('Hello?')
  },
}

export const FromTheSystem: Story = {
  args: { message: { id: 's1', by: 'system', text: 'Loona starts a new conversation here.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
