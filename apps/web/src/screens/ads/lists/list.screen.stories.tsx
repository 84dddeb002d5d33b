import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Follow the results/In the app/List',
  args: { address: '/0/list' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Wren table lamp' } }

export const Loading: Story = { args: { answers: { 'get-idea': never }, shows: 'Loading your ads' } }

export const Failed: Story = {
  args: { answers: { 'get-idea': refused }, shows: 'We couldn’t load your ads' },
}

export const Empty: Story = { args: { answers: withoutAds, shows: 'No ads yet' } }
