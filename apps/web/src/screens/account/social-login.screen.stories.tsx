import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Social login',
  args: { address: '/0/social-login?code=example-code', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

/** Who is new accepts the terms. */
export const Full: Story = {
  args: {
    answers: {
      'redeem-social-login': {
        error: 'termsNeeded',
        platform: 'google',
        email: 'orla@nightjar.example',
        code: 'next',
        username: 'Órla',
      },
    },
    shows: 'Almost there, Órla.',
  },
}

export const Loading: Story = {
  args: { answers: { 'redeem-social-login': never }, shows: 'Logging you in…' },
}

export const Failed: Story = {
  args: { answers: { 'redeem-social-login': refused }, shows: 'Too many attempts.' },
}

/** An address without a code. */
export const Empty: Story = { args: { address: '/0/social-login', shows: 'That login didn’t work.' } }
