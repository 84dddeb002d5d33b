import { addHours } from '@aloft/domain/core/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchMails, LaunchUnderway, NextVersion } from './launch-underway.tsx'

const submission = new Date(2026, 10, 21, 21, 0)
const liveBy = addHours(submission, 72)

const meta: Meta<typeof LaunchUnderway> = {
  title: 'Screens/Launch/Parts/Launch underway',
  component: LaunchUnderway,
  parameters: { width: 600 },
  args: {
    platform: 'Facebook',
    current: 'approval',
    doneDates: { submission },
    isSimulated: false,
    schedule: {
      submission,
      approval: addHours(submission, 24),
      platform: liveBy,
      live: liveBy,
      learning: addHours(liveBy, 240),
    },
    liveBy,
    ticksDone: 3,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OurReview: Story = {
  play: async ({ canvasElement }) => {
    const way = within(canvasElement)
    await expect(way.getByRole('heading', { name: 'Live by Tuesday 21:00' })).toBeVisible()
    const steps = way.getByRole('list', { name: 'What happens after launch' })
    await expect(within(steps).getByText('by Sunday 21:00')).toBeVisible()
  },
}

export const ReviewOfPlatform: Story = {
  args: {
    current: 'platform',
    doneDates: { submission, approval: addHours(submission, 2) },
    ticksDone: 20,
    isSimulated: true,
  },
}

export const Mails: Story = { render: () => <LaunchMails email="orla@nightjar.example" /> }

export const Next: Story = { render: () => <NextVersion platform="Instagram" href="#next" /> }
