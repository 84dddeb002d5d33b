import { selectRows, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { listedAds, listsNow, manyListedAds } from './ad-rows.fixtures.ts'
import { AdTimeline } from './ad-timeline.tsx'

const meta: Meta<typeof AdTimeline> = {
  title: 'Screens/Follow the results/Parts/Ad timeline',
  component: AdTimeline,
  parameters: { width: 1000 },
  args: {
    rows: selectRows(listedAds, wholeList).map((ad) =>
      ad.id === 'b' ? { ...ad, status: 'IN_PROGRESS' as const } : ad,
    ),
    now: listsNow,
    resolution: 'weeks',
    onResolution: fn(),
    onOpen: fn(),
  },
  render: function Stateful(args) {
    const [resolution, onResolution] = useState(args.resolution)
    return <AdTimeline {...args} resolution={resolution} onResolution={onResolution} />
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Weeks: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="group"]' },
  play: async ({ args, canvasElement }) => {
    const timeline = within(canvasElement)
    await expect(timeline.getByTitle('4 Nov, 2026 to 4 Dec, 2026')).toHaveTextContent('Live')
    await expect(timeline.getByTitle('Since 20 Nov, 2026')).toBeVisible()
    await expect(timeline.getAllByText('Doesn’t run in this period')).toHaveLength(2)
    await expect(timeline.getByText('612 results · €243.80')).toBeVisible()
    await userEvent.click(timeline.getByRole('button', { name: 'Earlier' }))
    // The ad was edited since, but its launch was stopped.
    await expect(timeline.getByTitle('24 Aug, 2026 to 20 Sep, 2026')).toHaveTextContent('Stopped')
    for (const [resolution, tick] of [
      ['Today', '9:00'],
      ['Months', 'Sep 2026'],
      ['Quarters', 'Q4 2026'],
      ['Weeks', '26 Oct'],
    ] as const) {
      await userEvent.click(timeline.getByRole('button', { name: resolution }))
      await expect(timeline.getByText(tick)).toBeVisible()
    }
    await userEvent.click(timeline.getByRole('button', { name: 'Lamp repair Galway' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('l')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** In a small space, as on a phone, now is visible at first. */
export const Narrow: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]', width: 380 },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Timeline' })
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(0))
    const { left, right } = box.getBoundingClientRect()
    const bar = within(box).getByTitle('4 Nov, 2026 to 4 Dec, 2026').getBoundingClientRect()
    await expect(bar.left).toBeLessThan(right)
    await expect(bar.right).toBeGreaterThan(left + 220)
    // Half a date beside the names would read as another day.
    const edge = () => within(box).getByRole('button', { name: 'Lamp repair Galway' }).getBoundingClientRect()
    const date = within(box).getByText('9 Nov')
    box.scrollLeft += date.getBoundingClientRect().left - edge().right
    await waitFor(() => expect(date.getBoundingClientRect().left).toBeGreaterThan(edge().right))
  },
}

/** Names have a line of their own, which stays while the time is scrolled. */
export const OnAPhone: Story = {
  parameters: { width: undefined, widths: [390] },
}

export const Quarters: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]' },
  args: { rows: manyListedAds(10_000), resolution: 'quarters' },
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('li').length
    await waitFor(() => expect(rows()).toBeGreaterThan(5))
    await expect(rows()).toBeLessThanOrEqual(80)
  },
}
