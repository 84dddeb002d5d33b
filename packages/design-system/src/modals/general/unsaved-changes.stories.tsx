import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnsavedChangesModal } from './unsaved-changes.tsx'

const meta: Meta<typeof UnsavedChangesModal> = {
  title: 'Components/Feedback/Unsaved changes',
  component: UnsavedChangesModal,
  parameters: { width: 520 },
  args: { onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Stay here' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Discard changes' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('discard')
    await userEvent.click(modal.getByRole('button', { name: 'Save and continue' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('save')
  },
}

export const CannotBeSaved: Story = {
  parameters: { pictureOf: '[data-picture] button:last-of-type' },
  args: { canSave: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2)
  },
}
