import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta: Meta<typeof NumberField> = {
  title: 'Screens/Edit an ad/Parts/Number field',
  component: NumberField,
  parameters: { pictures: 'once', width: 200 },
  args: { name: 'x', label: 'X (px)', value: 70.125, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Number: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('X (px)')
    await expect(field).toHaveValue('70.13')
    await userEvent.clear(field)
    await userEvent.type(field, '-12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(-12.5)
    await userEvent.tab()
    await expect(field).toHaveValue('70.13')
  },
}

export const NoNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.clear(view.getByLabelText('X (px)'))
    await userEvent.type(view.getByLabelText('X (px)'), 'left')
    await expect(view.getByText('Enter a number.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
