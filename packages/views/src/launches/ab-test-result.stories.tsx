import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { changedTexts, earlyTest } from './ab-test.fixtures.ts'
import { AbTestResult } from './ab-test-result.tsx'

const meta: Meta<typeof AbTestResult> = {
  title: 'Screens/Launch/Parts/AB test result',
  component: AbTestResult,
  parameters: { width: 600 },
  args: {
    test: earlyTest,
    day: 6,
    currency: 'EUR',
    isLive: true,
    isSimulated: true,
    texts: changedTexts.map((text) => ({ ...text, original: null })),
    hasOtherPicture: false,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Before the ad is first shown. */
export const Waiting: Story = {
  args: { test: { ...earlyTest, stage: 'waiting', endDate: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

/** No verdict before day 14 (OPN-80). */
export const Early: Story = {
  play: async ({ canvasElement }) => {
    const result = within(canvasElement)
    await expect(result.getByText('Too early to say')).toBeVisible()
    await expect(result.getByText(/Day 6 of 14/)).toBeVisible()
    await expect(result.queryByText(/chance/i)).toBeNull()
  },
}

export const Likely: Story = {
  args: { test: { ...earlyTest, stage: 'decided', winner: 'variant', chance: 0.9964 } },
  play: async ({ canvasElement }) => {
    const result = within(canvasElement)
    await expect(result.getByText('Version B is likely better')).toBeVisible()
    await expect(result.getByText(/The chance that its clicks cost less is 99%/)).toBeVisible()
    await expect(result.queryByText(/luck/)).toBeNull()
    await expect(result.getByText(/The rest of the budget goes to version B/)).toBeVisible()
  },
}

/** The winner by cost alone, which chance may explain; the ad has ended. */
export const Ahead: Story = {
  parameters: { width: 340 },
  args: {
    isLive: false,
    isSimulated: false,
    test: {
      ...earlyTest,
      stage: 'decided',
      resultKind: 'conversions',
      winner: 'original',
      chance: 0.71,
      arms: { ...earlyTest.arms, variant: { impressions: 6_080, clicks: 94, conversions: 0, cost: 47.9 } },
    },
    hasOtherPicture: true,
  },
  play: async ({ canvasElement }) => {
    const result = within(canvasElement)
    await expect(result.getByText('Version A is ahead')).toBeVisible()
    await expect(result.getByText(/That could still be luck/)).toBeVisible()
    await expect(result.getByText('None yet')).toBeVisible()
  },
}

/** The ad has ended: its next launch would show version A again. */
export const Over: Story = {
  parameters: { pictures: 'once' },
  args: { isLive: false, test: { ...earlyTest, stage: 'decided', winner: 'variant', chance: 0.992 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/To run version B again/)).toBeVisible()
  },
}

/** No results or a tie: the original continues. */
export const Tie: Story = {
  args: { test: { ...earlyTest, stage: 'decided', winner: 'original', chance: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No difference')).toBeVisible()
  },
}

/** The ad was stopped before day 14. */
export const Ended: Story = {
  args: { isLive: false, test: { ...earlyTest, stage: 'ended' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No result')).toBeVisible()
  },
}
