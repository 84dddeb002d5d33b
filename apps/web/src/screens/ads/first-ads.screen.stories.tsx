import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MockAnswers } from '@aloft/api-client/mock/mock-world'
import { type AppAt, never, refused, screenStories, withoutAds } from '../../stories/app-at.tsx'

const offered: MockAnswers = {
  ...withoutAds,
  'get-first-ads': {
    firstAds: null,
    offer: { platforms: ['facebook', 'instagram', 'google'], count: 3, tokens: 15 },
  },
}

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Create an ad/In the app/First ads',
  args: { address: '/0/create/first-ads', answers: offered },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Ready to see your ads?' } }

export const Loading: Story = {
  args: { answers: { ...withoutAds, 'get-first-ads': never }, shows: 'Loading overview' },
}

export const Failed: Story = {
  args: { answers: { ...withoutAds, 'get-first-ads': refused }, shows: 'We couldn’t load the overview.' },
}
