import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdCardLife } from './ad-card-life.tsx'
import { launchedAds } from './launched-ads.fixtures.ts'

const [first] = launchedAds
if (!first?.launch || first.launch === 'loading') throw new Error('the first ad has no launch')
const { launch } = first

const meta: Meta<typeof AdCardLife> = {
  title: 'Screens/Follow the results/Parts/Ad card life',
  component: AdCardLife,
  parameters: { width: 358 },
  args: { status: 'running', platform: 'instagram', launch },
}
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const life = within(canvasElement)
    await expect(life.getByRole('img', { name: 'Day 12 of 30' })).toBeVisible()
    await expect(life.getByText('Day 12 of 30, €7.50 a day')).toBeVisible()
  },
}

/** On hold until its next month is paid. */
export const OnHold: Story = {
  args: { status: 'payment_failed', launch: { ...launch, isMonthly: true, day: 30, clicks: 0 } },
  play: async ({ canvasElement }) => {
    // Without a click, there is no cost of one.
    await expect(within(canvasElement).getByText('–')).toBeVisible()
  },
}

/** A year on as many ticks as stay apart. */
export const LongLaunch: Story = {
  args: { launch: { ...launch, durationDays: 365, day: 200 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Day 200 of 365' })).toBeVisible()
  },
}
