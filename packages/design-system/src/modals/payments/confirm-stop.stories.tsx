import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmStopModal, type StopAnswers, type StoppedAd } from './confirm-stop.tsx'

const meta: Meta<StoppedAd & StopAnswers> = {
  title: 'Modals/Payments/Confirm stop',
  component: ConfirmStopModal,
  parameters: { width: 480 },
  args: { name: 'Evenings, better lit', hasStarted: true, onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop ad' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('stop')
  },
}
