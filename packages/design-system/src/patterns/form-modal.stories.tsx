import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from '../primitives/text-field.tsx'
import { FormModal } from './form-modal.tsx'

const meta: Meta<typeof FormModal> = {
  title: 'Components/Inputs/Form modal',
  component: FormModal,
  parameters: { width: 480 },
  args: {
    title: 'Name the ad',
    submit: 'Save',
    onSubmit: fn(),
    onClose: fn(),
    children: <TextField label="Name" name="name" value="Wren table lamp" onChange={fn()} />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByLabelText('Name'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
