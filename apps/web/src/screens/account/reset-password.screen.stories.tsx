import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Reset password',
  args: { address: '/0/reset-password?code=example-code', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Set a new password.' } }

export const Loading: Story = {
  args: { answers: { 'get-reset-link': never }, shows: 'Checking your link…' },
}

export const Failed: Story = { args: { answers: { 'get-reset-link': refused }, shows: 'Try again' } }

/** The link was used before. */
export const Empty: Story = {
  args: {
    answers: { 'get-reset-link': { error: 'passwordResetFail' } },
    shows: 'Your password hasn’t changed.',
  },
}
