import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { KnownPasswordField } from './known-password-field.tsx'

const meta: Meta<typeof KnownPasswordField> = {
  title: 'Screens/Sign up and log in/Parts/Known password field',
  component: KnownPasswordField,
  parameters: { width: 400 },
  args: { value: '', onChange: fn(), isSubmitted: false },
}
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  args: { isSubmitted: true, hint: 'So we know it’s you.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await expect(field).toHaveAccessibleDescription('Please fill this in.')
  },
}

export const Wrong: Story = {
  args: { value: 'lamplight 40', error: 'That’s not your current password.', isSubmitted: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAccessibleDescription(
      'That’s not your current password.',
    )
  },
}
