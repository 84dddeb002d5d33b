import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DayCard } from './day-card.tsx'
import { lampDays, lampDaysBefore, lampEvents, visitDays } from './reports.fixtures.ts'

const meta: Meta<typeof DayCard> = {
  title: 'Screens/Follow the results/Parts/Day card',
  component: DayCard,
  args: {
    days: lampDays,
    before: lampDaysBefore,
    currency: 'EUR',
    events: lampEvents,
    onDownload: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** One key switches to the table and back; both show the days before. */
export const ChartAndTable: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    // The chart's library is loaded with the first chart.
    const chart = await card.findByRole('application', {}, { timeout: 10_000 })
    await expect(chart).toHaveAccessibleName('Clicks by day, 1 Nov, 2026 to 21 Nov, 2026')
    chart.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await card.findByText(/3 Nov ·/)).toHaveTextContent('3 Nov · 14')
    await userEvent.keyboard('t')
    await expect(card.getByRole('row', { name: /^Total/ })).toHaveTextContent('404')
    const changed = card.getByRole('row', { name: /^10 Nov/ })
    await expect(changed).toHaveTextContent('Resumed by Autopilot, Budget moved by Autopilot')
    await expect(card.getByRole('columnheader', { name: 'Clicks, 21 days earlier' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Cost' }))
    await expect(card.getByRole('columnheader', { name: 'Cost, 21 days earlier' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: /CSV/ }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.keyboard('T')
    await userEvent.click(card.getByRole('button', { name: 'Clicks' }))
    await card.findByRole('application')
  },
}

/** The arrow keys lead to what changed, as does the table. */
export const WhatChanged: Story = {
  parameters: { pictures: 'once', width: 760 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const chart = await card.findByRole('application', {}, { timeout: 10_000 })
    await expect(await card.findByText('Resumed by Autopilot, +1')).toBeVisible()
    chart.focus()
    await userEvent.keyboard('{ArrowRight}'.repeat(9))
    await expect(await card.findByText('Budget moved by Autopilot')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A figure that nothing counts has no chart, and is N/A in the table. */
export const WithoutVerifiedGoal: Story = {
  parameters: { pictures: 'once', width: 390 },
  args: { days: visitDays, before: null },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.queryByRole('button', { name: 'Conversions' })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Table' }))
    await expect(card.getByRole('row', { name: /^Total/ })).toHaveTextContent('N/A')
  },
}

export const Table: Story = {
  parameters: { pictures: 'once', width: 390 },
  args: { days: lampDays.slice(0, 4), before: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Table' }))
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(6)
  },
}
