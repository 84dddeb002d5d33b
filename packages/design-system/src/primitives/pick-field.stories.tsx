import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PickField, type PickFieldProps } from './pick-field.tsx'

function Stateful(props: PickFieldProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <PickField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta: Meta<typeof PickField<string>> = {
  title: 'Components/Inputs/Pick field',
  component: PickField,
  parameters: { width: 342 },
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Ad language',
    name: 'language',
    pickLabel: 'Pick for me',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'fr', label: 'French' },
      { value: 'de', label: 'German' },
    ],
    value: null,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chips: Story = {
  args: { variant: 'chips' },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Ad language' }))
    await expect(group.getByRole('radio', { name: 'Pick for me' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'French' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('fr')
  },
}

export const Rows: Story = {
  args: {
    label: 'Text formula',
    pickDetail: 'Whatever suits your offer.',
    value: 'PAS',
    choices: [
      { value: 'AIDA', label: 'AIDA', detail: 'Catches the eye, explains, makes it wanted.' },
      { value: 'PAS', label: 'PAS', detail: 'Names a problem, shows why it hurts and solves it.' },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement)
    await userEvent.tab()
    await expect(group.getByRole('radio', { name: 'Pick for me' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('en')
    await expect(group.getByRole('radio', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Wrong: Story = {
  args: { variant: 'chips', error: 'Please fill this in.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Please fill this in.')
  },
}
