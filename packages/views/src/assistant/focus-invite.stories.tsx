import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FocusInvite } from './focus-invite.tsx'

const meta: Meta<typeof FocusInvite> = {
  title: 'Screens/Ask Loona/Parts/Way to the questions',
  component: FocusInvite,
  parameters: { widths: [820, 390] },
  args: { onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer with Loona' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
