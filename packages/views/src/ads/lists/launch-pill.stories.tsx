import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchPill } from './launch-pill.tsx'
import { launchedAds } from './launched-ads.fixtures.ts'

const [first] = launchedAds
if (!first?.launch || first.launch === 'loading') throw new Error('the first ad has no launch')
const { launch } = first

const meta: Meta<typeof LaunchPill> = {
  title: 'Screens/Follow the results/Parts/Launch pill',
  component: LaunchPill,
  args: { status: 'running', launch },
}
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Live')).toBeVisible()
  },
}

export const Learning: Story = {
  args: { status: 'learning', launch: { ...launch, learning: { day: 4, most: 10 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Learning, day 4 of 10')).toBeVisible()
  },
}

export const Ending: Story = { args: { status: 'endingSoon' } }
