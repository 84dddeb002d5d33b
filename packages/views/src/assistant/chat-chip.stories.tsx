import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatChip } from './chat-chip.tsx'

const meta: Meta<typeof ChatChip> = {
  title: 'Screens/Ask Loona/Parts/Chip',
  component: ChatChip,
  parameters: { widths: [820] },
  args: { children: 'Skip', onPress: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skip' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Off: Story = {
  args: { isOff: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skip' }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
