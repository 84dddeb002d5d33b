import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmailField, type EmailFieldProps } from './email-field.tsx'

function Stateful(props: EmailFieldProps) {
  const [value, setValue] = useState(props.value)
  return <EmailField {...props} value={value} onChange={setValue} />
}

const meta: Meta<typeof EmailField> = {
  title: 'Screens/Sign up and log in/Parts/Email field',
  component: EmailField,
  parameters: { width: 400 },
  args: { autoComplete: 'username', value: '', onChange: fn(), isSubmitted: false },
  render: (args) => <Stateful {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

/** The error appears when the field loses the focus, and disappears while it's being corrected. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email')
    await expect(field).toHaveAttribute('autocomplete', 'username')
    await expect(field).toHaveAttribute('type', 'email')
    await userEvent.type(field, 'orla@nightjar')
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
    await userEvent.type(field, '.example ')
    await expect(field).not.toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, 'orla')
    field.blur()
  },
}

export const OfAnother: Story = {
  args: { value: 'orla@nightjar.example', error: 'Another account uses this email.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).toHaveAccessibleDescription(
      'Another account uses this email.',
    )
  },
}
