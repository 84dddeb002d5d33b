import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Account and notifications/In the app/Settings',
  args: { address: '/0/account-settings' },
}
export default meta
type Story = StoryObj<typeof meta>

/** What the user chose is not known yet. */
export const Loading: Story = {
  args: {
    answers: { 'get-notification-choices': never },
    shows: 'Loading your notifications',
    staysBusy: true,
  },
}

export const Failed: Story = {
  args: {
    answers: { 'get-notification-choices': refused },
    shows: 'We couldn’t load what you chose. Your choice hasn’t changed.',
  },
}

export const Full: Story = { args: { shows: 'Account settings' } }

/** The address is not verified yet. */
export const Empty: Story = { args: { user: { isEmailValidated: false }, shows: 'Account settings' } }
