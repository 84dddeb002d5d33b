import { launchColumns } from '@aloft/domain/ads/list/launch-columns.rules'
import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { launchRows } from './launch-rows.fixtures.ts'
import { LaunchTable } from './launch-table.tsx'

const meta: Meta<typeof LaunchTable> = {
  title: 'Screens/Launch/Parts/Launch table',
  component: LaunchTable,
  parameters: { width: 1480 },
  args: {
    launches: launchRows,
    sort: wholeList.sort,
    onSort: fn(),
    onOpen: fn(),
    limitHref: (id, limit) => `#${id}-${limit}`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The sums of all launches, also of those that aren't fetched yet. */
export const Totals: Story = {
  args: {
    totals: {
      count: 240,
      numOthers: 0,
      currency: 'EUR',
      budget: 18_250,
      spend: 9_120.4,
      clicks: 18_240,
      roas: 4.21,
      clickRate: 1.32,
      completions: 260,
    },
  },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Total/ })
    await expect(within(row).getByText('€9 120.40')).toBeVisible()
    await expect(within(row).getByText('1.32%')).toBeVisible()
  },
}

export const Columns: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]' },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement)
    await expect(table.getAllByRole('columnheader')).toHaveLength(launchColumns.length)
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cells(/Wren/)).toEqual([
      'LearningNew. It’s less than 10 days old and has fewer than 80 clicks.',
      'Instagram',
      'Conversion',
      '20 Nov, 2026',
      '20 Dec, 2026',
      '€1 300.00',
      '€11.20',
      '14',
      '–',
      '9.96×',
      '–',
      '1.49%',
      '1',
    ])
    await expect(cells(/Old lamps/).slice(3)).toEqual([
      '–',
      '–',
      '€150.00',
      ...Array.from({ length: 7 }, () => '–'),
    ])
    await expect(cells(/run 2/)[9]).toBe('N/A')
    const mark = table.getByRole('link', { name: /^Limited by audience/ })
    await expect(mark).toHaveAttribute('href', '#l-audience')
    await expect(table.queryByRole('button', { name: 'Visits' })).toBeNull()
    await userEvent.click(table.getByRole('button', { name: 'ROAS' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'roas', isDescending: false })
    await userEvent.click(table.getByRole('button', { name: /Wren/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('w')
    ;(document.activeElement as HTMLElement).blur()
  },
}
