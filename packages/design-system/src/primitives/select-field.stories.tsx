import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectField } from './select-field.tsx'

const meta: Meta<typeof SelectField<string>> = {
  title: 'Components/Inputs/Select field',
  component: SelectField<string>,
  parameters: { width: 240 },
  args: {
    label: 'Button',
    name: 'callToAction',
    options: [
      { value: 'shop', label: 'Shop now' },
      { value: 'learn', label: 'Learn more' },
    ],
    value: 'shop',
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Unchosen: Story = { args: { value: '', placeholder: 'Choose one', optional: 'Optional' } }
export const Wrong: Story = { args: { value: '', placeholder: 'Choose one', error: 'Please fill this in.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Changed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Button'), 'Learn more')
    await expect(args.onChange).toHaveBeenCalledWith('learn')
  },
}
