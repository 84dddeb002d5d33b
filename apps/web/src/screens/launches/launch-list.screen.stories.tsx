import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Launch/In the app/List',
  args: { address: '/0/ad-runs' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Wren table lamp' } }

export const Loading: Story = {
  args: { answers: { 'get-ad-runs': never }, shows: 'Loading your ad runs' },
}

export const Failed: Story = {
  args: { answers: { 'get-ad-runs': refused }, shows: 'We couldn’t load your ad runs' },
}

export const Empty: Story = {
  args: {
    answers: { 'get-ad-runs': { adRuns: [], next: null }, 'get-launch-totals': { totals: null } },
    shows: 'No ad runs yet',
  },
}
