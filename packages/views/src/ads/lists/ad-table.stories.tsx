import { selectRows, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { listTotals } from '@aloft/domain/ads/list/list-totals.rules'
import { formatMoney } from '@aloft/messages/money-format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { comparedAds, listedAds, listsNow } from './ad-rows.fixtures.ts'
import { AdTable } from './ad-table.tsx'

const meta: Meta<typeof AdTable> = {
  title: 'Screens/Follow the results/Parts/Ad table',
  component: AdTable,
  parameters: { width: 1160 },
  args: {
    rows: selectRows(listedAds, wholeList),
    sort: wholeList.sort,
    now: listsNow,
    onSort: fn(),
    onOpen: fn(),
    limitHref: (id, limit) => `#${id}-${limit}`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The sums of all rows stay below them; rates come from the sums. */
export const Totals: Story = {
  args: { totals: listTotals(listedAds) },
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Total/ }))
    const spend = args.totals?.counts.spend ?? 0
    await expect(row.getByText(formatMoney(spend, 'EUR'))).toBeVisible()
  },
}

export const Columns: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]' },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement)
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Status',
      'Platform',
      'Type',
      'Start',
      'Time left',
      'Impressions',
      'Results',
      'Spend',
      'Cost per result',
    ])
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cells('Lamp repair')).toEqual([
      'LiveLimited by bid. Clicks cost as much as your bid allows. Raise your maximum cost per click to win more of them. You can’t change a live ad. Stop it first, then press Edit.',
      'Google',
      'Traffic',
      '4 Nov, 2026',
      '12 days',
      '18 240',
      '612',
      '€243.80',
      '€0.40',
    ])
    await expect(cells('Wren').slice(-4)).toEqual(['940', '0', '€11.20', 'N/A'])
    await expect(cells('Old lamps').slice(3)).toEqual(['–', '–', '–', '–', '–', '–'])
    const mark = table.getByRole('link', { name: /^Limited by bid/ })
    await expect(mark).toHaveAttribute('href', '#l-bid')
    await userEvent.click(table.getByRole('button', { name: 'Spend' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'spend', isDescending: false })
    await userEvent.click(table.getByRole('button', { name: 'A Wren for the nightstand' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('w')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Figures of a period, with their change; from nothing there is none. */
export const Compared: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]' },
  args: { rows: comparedAds },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const figures = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(-4)
    await expect(figures('Lamp repair')).toEqual(['18 240 −10%', '612 +13%', '€243.80 ±0%', '€0.40 −11%'])
    await expect(figures('Wren')).toEqual(['940', '0', '€11.20', 'N/A'])
    await expect(table.getByRole('rowheader', { name: '1 draft' })).toBeVisible()
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent('Old lamps, wired anew')
  },
}

export const OnAPhone: Story = {
  parameters: { width: undefined, widths: [390] },
  args: { rows: comparedAds },
}

/** Where not all columns fit, what the ads brought and cost comes first, and the rest is a scroll away. */
export const OnATablet: Story = {
  parameters: { width: 704 },
  args: {
    rows: comparedAds,
    totals: listTotals(listedAds),
    selection: { ids: new Set(['w']), onPick: fn(), onPickAll: fn() },
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const box = table.getByRole('region').getBoundingClientRect()
    const { right } = table.getByRole('columnheader', { name: 'Cost per result' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(box.right)
    await expect(table.getAllByRole('columnheader').at(-1)).toHaveTextContent('Impressions')
  },
}

/** The cards have the figures that were chosen. */
export const OwnFiguresOnAPhone: Story = {
  parameters: { width: undefined, widths: [390] },
  args: { columns: ['name', 'status', 'clicks', 'costPerClick', 'impressions'] },
}
