import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Accept invite',
  args: { address: '/0/onboarding/invite?code=example-code', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: /^Join / } }

export const Loading: Story = { args: { answers: { 'get-invite': never }, shows: 'Loading your invitation' } }

export const Failed: Story = {
  args: { answers: { 'get-invite': refused }, shows: 'We couldn’t load the invitation.' },
}

/** It was withdrawn. */
export const Empty: Story = {
  args: {
    answers: { 'get-invite': { error: 'inviteInvalid' } },
    shows: 'This invitation is no longer valid.',
  },
}
