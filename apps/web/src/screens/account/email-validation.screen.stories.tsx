import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Email validation',
  args: { address: '/0/email-validation?code=good', user: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Your email is verified.' } }

export const Loading: Story = {
  args: {
    address: '/0/email-validation?code=slow',
    answers: { 'validate-email': never },
    shows: 'Checking your link…',
  },
}

export const Failed: Story = {
  args: {
    address: '/0/email-validation?code=refused',
    answers: { 'validate-email': refused },
    shows: 'Try again',
  },
}

/** An address without a code. */
export const Empty: Story = {
  args: { address: '/0/email-validation', shows: 'This link has expired.' },
}
