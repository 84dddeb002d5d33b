import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NoPlanYetModal } from './no-plan-yet.tsx'

const meta: Meta<typeof NoPlanYetModal> = {
  title: 'Screens/Plan and billing/Modals/No plan yet',
  component: NoPlanYetModal,
  parameters: { width: 480 },
  args: { mayTry: true, onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText('The first 10 days are free.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'See plans' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('plans')
  },
}
