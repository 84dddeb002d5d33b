import { figuresOf, totalOf } from '@aloft/domain/ads/performance.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BreakdownCard } from './breakdown-card.tsx'

const part = (key: string, clicks: number, conversions: number) => ({
  key,
  figures: totalOf([
    figuresOf('conversions', {
      clicks,
      conversions,
      impressions: clicks * 17,
      cost: clicks * 31,
      revenue: conversions * 4_800,
    }),
  ]),
})

const onBreakDown = fn()
const onRetry = fn()
const known = ['day', 'hour', 'place', 'device', 'searchTerm'] as const

const meta: Meta<typeof BreakdownCard> = {
  title: 'Screens/Follow the results/Parts/Breakdown card',
  component: BreakdownCard,
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'open',
      by: 'device',
      known,
      parts: [part('phone', 281, 15), part('computer', 104, 9), part('tablet', 19, 0)],
      numLeftOut: 0,
    },
    currency: 'EUR',
    onBreakDown,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** What a platform doesn't report, such as ages in a search, isn't offered. */
export const ByDevice: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('row', { name: /^Phones/ })).toHaveTextContent('70%')
    await expect(card.queryByRole('button', { name: 'Age' })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Search term' }))
    await expect(onBreakDown).toHaveBeenCalledWith('searchTerm')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ByHourOnAPhone: Story = {
  parameters: { width: 390 },
  args: {
    content: {
      kind: 'open',
      by: 'hour',
      known,
      parts: Array.from({ length: 24 }, (_, hour) => part(String(hour), 4 + ((hour * 7) % 19), hour % 3)),
      numLeftOut: 0,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: '9:00 to 10:00 UTC' })).toBeVisible()
  },
}

/** A brand with more launches in the period than its platforms are asked for. */
export const SomeLeftOut: Story = {
  args: {
    content: {
      kind: 'open',
      by: 'device',
      known,
      parts: [part('phone', 8_281, 415), part('computer', 3_104, 209)],
      numLeftOut: 34,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^This covers the newest 50 runs\. 34 older runs/),
    ).toBeVisible()
  },
}

/** The platform is asked only when somebody wants to know. */
export const Closed: Story = {
  args: { content: { kind: 'closed' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show breakdown' }))
    await expect(onBreakDown).toHaveBeenCalledWith('device')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Another one is on its way. */
export const Loading: Story = { args: { content: { kind: 'loading', by: 'hour', known } } }

export const Nothing: Story = {
  args: { content: { kind: 'open', by: 'place', known, parts: [], numLeftOut: 0 } },
}

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
