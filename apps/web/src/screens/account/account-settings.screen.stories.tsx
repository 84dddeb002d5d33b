import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Account and notifications/In the app/Settings',
  args: { address: '/0/account-settings' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Account settings' } }

/** The address is not verified yet. */
export const Empty: Story = { args: { user: { isEmailValidated: false }, shows: 'Account settings' } }
