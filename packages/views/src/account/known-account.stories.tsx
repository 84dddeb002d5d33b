import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KnownAccount } from './known-account.tsx'
import { KnownPasswordField } from './known-password-field.tsx'

const meta: Meta<typeof KnownAccount> = {
  title: 'Screens/Sign up and log in/Parts/Known account',
  component: KnownAccount,
  parameters: { width: 400 },
  args: { email: 'orla@nightjar.example' },
  render: (args) => (
    <form>
      <KnownAccount {...args} />
      <KnownPasswordField value="" onChange={fn()} isSubmitted={false} />
    </form>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** Password managers expect it in a field before the password. */
export const Unseen: Story = {
  play: async ({ canvasElement }) => {
    const [name, password] = canvasElement.querySelectorAll('input')
    await expect(name).toHaveAttribute('autocomplete', 'username')
    await expect(name).toHaveValue('orla@nightjar.example')
    await expect(name).not.toBeVisible()
    await expect(password).toHaveAttribute('type', 'password')
  },
}
