import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Follow the results/In the app/Performance',
  args: { address: '/0/statistics?tab=performance' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Cost per conversion' } }

const ofAd = `/0/statistics?tab=performance&balloonId=${exampleBalloon.id}`

/** The report of one ad, with the breakdown that its address names. */
export const BrokenDown: Story = { args: { address: `${ofAd}&breakdown=device`, shows: 'Share of clicks' } }

/** The platform doesn't answer; the rest of the report stays. */
export const BreakdownFailed: Story = {
  args: {
    address: `${ofAd}&breakdown=device`,
    answers: { 'get-ad-breakdown': refused },
    shows: 'We couldn’t load the breakdown.',
  },
}

export const Loading: Story = {
  args: { answers: { 'get-brand-performance': never }, shows: 'Loading the report' },
}

export const Failed: Story = {
  args: { answers: { 'get-brand-performance': refused }, shows: 'Failed to load ad performance.' },
}

/** Nothing was launched yet. */
export const Empty: Story = {
  args: { answers: { 'get-brand-performance': 'not_launched' }, shows: 'Nothing to report yet' },
}
