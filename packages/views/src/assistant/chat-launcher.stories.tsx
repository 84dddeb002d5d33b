import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatLauncher } from './chat-launcher.tsx'

const meta: Meta<typeof ChatLauncher> = {
  title: 'Screens/Ask Loona/Parts/Chat launcher',
  component: ChatLauncher,
  parameters: { layout: 'fullscreen', widths: [820, 390], pictureOf: '[data-picture]' },
  render: (args) => (
    <div style={{ height: 220 }}>
      <ChatLauncher {...args} />
    </div>
  ),
  args: { shortcuts: 'Control+J Meta+J', takesFocus: false, onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ask Loona' })
    await expect(button).not.toHaveFocus()
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    button.blur()
  },
}

/** A person of the support has answered meanwhile (AST-31). */
export const Answered: Story = {
  args: { hasAnswer: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Read the answer from support' }),
    ).toBeVisible()
  },
}

/** After the chat was closed, the focus is on the button that opens it. */
export const JustClosed: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Ask Loona' })).toHaveFocus()
  },
}
