import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Inputs/Password field',
  component: PasswordField,
  parameters: { width: 342 },
  args: {
    label: 'Password',
    name: 'password',
    value: 'lamplight 39',
    onChange: fn(),
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.click(field.getByRole('button', { name: 'Show password' }))
    await expect(field.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(field.getByRole('button', { name: 'Hide password' }))
    await expect(field.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(field.getByRole('button', { name: 'Show password' }))
  },
}
export const WithHint: Story = {
  args: { value: '', hint: 'At least 8 characters, with a digit and a letter.' },
}
export const Wrong: Story = { args: { value: 'lamp 9', error: 'At least 8 characters, please.' } }
export const Disabled: Story = { args: { isDisabled: true } }
