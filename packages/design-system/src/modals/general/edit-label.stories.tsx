import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EditLabelModal } from './edit-label.tsx'

const meta: Meta<typeof EditLabelModal> = {
  title: 'Components/Inputs/Edit label',
  component: EditLabelModal,
  parameters: { width: 520 },
  args: { label: 'Shop lamps', maxLength: 20, onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Edited: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const field = modal.getByLabelText('Label')
    await userEvent.clear(field)
    await userEvent.type(field, '{Enter}')
    await expect(field).toHaveAccessibleDescription('Please fill this in.')
    await userEvent.type(field, 'Every lamp of the workshop{Enter}')
    await expect(field).toHaveAccessibleDescription('Please use at most 20 characters.')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, ' Find your lamp{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('Find your lamp')
    field.blur()
  },
}
