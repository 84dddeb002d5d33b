import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, screenStories } from '../../stories/app-at.tsx'
import { Screen } from './machines.screen.tsx'

// Storybook runs no other tab whose machines could be seen, and its build has no route to this page.
const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Inside Aloft/In the app/Machines',
  args: { address: '/0/dev' },
  render: () => <Screen />,
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Reset your Aloft password' } }

/** Nothing is known of the outbox yet, which looks the same if it can't be loaded. */
export const Loading: Story = { args: { answers: { 'get-outbox': never }, shows: 'Outbox' } }

export const Empty: Story = {
  args: { answers: { 'get-outbox': { mails: [], isInUse: true } }, shows: 'No emails yet.' },
}
