import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WarningInfoModal } from './warning-info.tsx'

const meta: Meta<typeof WarningInfoModal> = {
  title: 'Components/Feedback/Warning info',
  component: WarningInfoModal,
  parameters: { width: 520 },
  args: {
    title: 'This ad is running.',
    text: 'What you change now goes to review again. Until it is approved, people see the ad as it was.',
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const ToKnow: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Got it' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ToDecide: Story = {
  args: { continueLabel: 'Change it anyway' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change it anyway' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
