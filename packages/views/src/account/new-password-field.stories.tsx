import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NewPasswordField, type NewPasswordFieldProps } from './new-password-field.tsx'

function Stateful(props: NewPasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return <NewPasswordField {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof NewPasswordField> = {
  title: 'Screens/Sign up and log in/Parts/New password field',
  component: NewPasswordField,
  parameters: { width: 400 },
  args: { label: 'New password', value: '', onChange: fn(), isSubmitted: false },
  render: (args) => <Stateful {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

const message =
  'Please enter a password that is at least 8 characters long and contains at least one digit and one letter.'

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters, with a digit and a letter.',
    )
  },
}

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password')
    await userEvent.type(field, 'lamp 9')
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(message)
    await userEvent.type(field, ' light')
    await expect(field).not.toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '12345678')
    await expect(field).toHaveAccessibleDescription(message)
    field.blur()
  },
}
