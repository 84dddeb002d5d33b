import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextAreaField } from './text-area-field.tsx'

const meta: Meta<typeof TextAreaField> = {
  title: 'Components/Inputs/Text area field',
  component: TextAreaField,
  parameters: { width: 480 },
  args: {
    label: 'Primary text',
    name: 'text',
    value:
      'That lamp in the attic is worth money. Bring it to our bench on Dominick Street, working or not, and take €20 off a new one.',
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { count: '124 / 125' } }
export const Empty: Story = {
  args: { value: '', placeholder: 'What should people read first?', optional: 'Optional' },
}
export const Wrong: Story = { args: { error: 'Phones cut near 125 characters.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Typed: Story = {
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Primary text'), 'A')
    await expect(args.onChange).toHaveBeenCalledWith('A')
  },
}
