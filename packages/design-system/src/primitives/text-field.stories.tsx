import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { control } from './field.css.ts'
import { TextField } from './text-field.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Components/Inputs/Text field',
  component: TextField,
  parameters: { width: 342 },
  args: { label: 'Headline', name: 'headline', value: 'Bring a lamp', onChange: fn(), onBlur: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: '', placeholder: 'Headline, up to 30' } }
export const WithHintAndCount: Story = { args: { hint: 'Three are needed.', count: '12 / 40' } }
export const Optional: Story = { args: { optional: 'Optional' } }
export const Wrong: Story = { args: { value: 'Open Today!!', error: 'Google rejects repeated punctuation.' } }
export const Disabled: Story = { args: { isDisabled: true, value: 'Locked by policy' } }

export const Typed: Story = {
  args: { value: '' },
  render: function Typed(args) {
    const [value, setValue] = useState('')
    return (
      <TextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Headline')
    await userEvent.type(input, 'Bring a lamp')
    await expect(input).toHaveValue('Bring a lamp')
    await expect(args.onChange).toHaveBeenLastCalledWith('Bring a lamp')
    await expect(input).toHaveFocus()
  },
}

export const PlaceholderAsLabel: Story = {
  tags: ['!dev', '!test'],
  render: () => <input className={control} placeholder="Headline" />,
}
