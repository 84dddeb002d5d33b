import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmDeleteModal } from './confirm-delete.tsx'

const meta: Meta<typeof ConfirmDeleteModal> = {
  title: 'Components/Feedback/Confirm delete',
  component: ConfirmDeleteModal,
  parameters: { width: 520 },
  args: { kind: 'creative', name: 'Evenings, better lit', onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Creative: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}

export const TeamMember: Story = {
  args: { kind: 'teamMember', name: 'Niamh Keane' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Remove Niamh Keane from the team?' }),
    ).toBeVisible()
  },
}
