import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta: Meta<typeof CopyButton> = {
  title: 'Screens/Ask Loona/Parts/Copy button',
  component: CopyButton,
  parameters: { layout: 'fullscreen', widths: [390] },
  args: { onCopy: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** Says for a moment that it has copied. */
export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Copy' })
    await userEvent.click(button)
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(page.getByRole('status')).toHaveTextContent('Copied')
    await waitFor(() => expect(button).toHaveTextContent('Copy'), { timeout: 4_000 })
  },
}
