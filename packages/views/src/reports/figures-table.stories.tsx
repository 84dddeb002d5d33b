import { totalOf } from '@aloft/domain/ads/performance.rules'
import { launchColumns, reportAdColumns } from '@aloft/domain/core/report-columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FiguresTable } from './figures-table.tsx'
import { lampAds, lampLaunches } from './reports.fixtures.ts'

const totals = (rows: typeof lampLaunches) => ({
  performance: totalOf(rows.map(({ performance }) => performance)),
  results: totalOf(rows.map(({ results }) => results)),
})

const meta: Meta<typeof FiguresTable> = {
  title: 'Screens/Follow the results/Parts/Figures table',
  component: FiguresTable,
  args: {
    kind: 'launches',
    rows: lampLaunches,
    total: totals(lampLaunches),
    currency: 'EUR',
    columns: launchColumns,
    onFollow: null,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Launches: Story = {
  parameters: { pictures: 'once' },
  args: { onFollow: fn() },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Run 1/ })
    await expect(within(row).getByText('N/A')).toBeInTheDocument()
    await expect(within(row).getByText('Stopped')).toBeVisible()
    await userEvent.click(within(row).getByRole('button', { name: '€24.60' }))
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Ads: Story = {
  parameters: { pictures: 'once' },
  args: { kind: 'ads', rows: lampAds, total: totals(lampAds), columns: reportAdColumns },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lamp repair Galway' })
    await expect(link).toHaveAttribute('href', '#lamp')
  },
}

/** Chosen columns in an order of one's own; the total stays below its figure. */
export const OwnColumns: Story = {
  parameters: { pictures: 'once', width: 1160 },
  args: { columns: ['name', 'clicks', 'platform', 'costPerClick', 'results'] },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Run',
      'Clicks',
      'Platform',
      'Cost per click',
      'Conversions, previous 7 days',
    ])
    const total = within(canvasElement).getByRole('row', { name: /^Total in EUR/ })
    await expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toHaveLength(4)
  },
}

/** Where not all columns fit, the figures come first. */
export const OnATablet: Story = {
  parameters: { pictures: 'once', width: 704 },
  args: { kind: 'ads', rows: lampAds, total: totals(lampAds), columns: reportAdColumns },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const box = table.getByRole('group').getBoundingClientRect()
    const { right } = table.getByRole('columnheader', { name: 'Clicks' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(box.right)
  },
}

/** A card for each ad, with the first of the chosen figures. */
export const AdsOnAPhone: Story = {
  parameters: { widths: [390] },
  args: { kind: 'ads', rows: lampAds, total: totals(lampAds), columns: reportAdColumns, onFollow: fn() },
}

export const LaunchesOnAPhone: Story = { parameters: { widths: [390] } }
