import { totalOf } from '@aloft/domain/ads/performance.rules'
import { launchColumns } from '@aloft/domain/core/report-columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReportRows } from './report-rows.tsx'
import { lampLaunches } from './reports.fixtures.ts'

const meta: Meta<typeof ReportRows> = {
  title: 'Screens/Follow the results/Parts/Report rows',
  component: ReportRows,
  parameters: { pictures: 'once', width: 720 },
  args: {
    table: {
      kind: 'launches',
      rows: lampLaunches.slice(0, 1),
      total: {
        performance: totalOf(lampLaunches.slice(0, 1).map(({ performance }) => performance)),
        results: totalOf(lampLaunches.slice(0, 1).map(({ results }) => results)),
      },
      currency: 'EUR',
      columns: launchColumns,
      onFollow: null,
    },
    numQuiet: 2,
    numOthers: 1,
    onColumns: fn(),
    onDownload: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Rows that the table leaves out are counted below it. */
export const SomeLeftOut: Story = {
  play: async ({ canvasElement, args }) => {
    const part = within(canvasElement)
    await expect(part.getByText(/^2 rows aren’t listed/)).toBeVisible()
    await expect(part.getByText(/One row is in another currency/)).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Columns' }))
    const panel = within(
      await within(document.body).findByRole('dialog', { name: 'Columns' }, { timeout: 10_000 }),
    )
    await userEvent.click(panel.getByLabelText('Submitted'))
    await expect(args.onColumns).toHaveBeenCalledWith(launchColumns.filter((one) => one !== 'submitted'))
    await expect(panel.getByLabelText('Platform')).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(part.getByRole('button', { name: /CSV/ }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
