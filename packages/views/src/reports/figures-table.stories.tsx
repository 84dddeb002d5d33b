import { totalOf } from '@aloft/domain/ads/performance.rules'
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
  args: { kind: 'ads', rows: lampAds, total: totals(lampAds) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lamp repair Galway' })
    await expect(link).toHaveAttribute('href', '#lamp')
  },
}
