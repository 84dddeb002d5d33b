import type { AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import type { ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { manyListedAds } from './ad-rows.fixtures.ts'
import { RowName } from './row-cells.tsx'
import { RowsTable } from './rows-table.tsx'

const pageSize = 2_500
const all = manyListedAds(10_000)
const nothing = () => {}

const nameCell = ({ name }: AdRow) => <RowName name={name} below="Galway" onOpen={nothing} />

/** A list that loads more rows when the user nears its end. */
function Growing({ sort }: { sort: ListSort<'name'> }) {
  const [count, setCount] = useState(pageSize)
  return (
    <RowsTable
      label="Ads"
      columns={[
        {
          id: 'name',
          label: 'Name',
          isFigure: false,
          cell: nameCell,
        },
        { id: 'impressions', label: 'Impressions', isFigure: true, cell: (row) => row.counts?.impressions },
      ]}
      rows={all.slice(0, count)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onNearEnd={count < all.length ? () => setCount(count + pageSize) : undefined}
      sort={sort}
      sorts={['name']}
      onSort={nothing}
    />
  )
}

const meta: Meta<typeof Growing> = {
  title: 'Screens/Follow the results/Parts/Rows table',
  component: Growing,
  parameters: { width: 1160 },
  args: { sort: { by: 'name', isDescending: false } },
}
export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  parameters: { pictures: 'once', pictureOf: '[role="region"]' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    const drawn = () => box.querySelectorAll('tbody tr').length
    await waitFor(() => expect(drawn()).toBeGreaterThan(5))
    await waitFor(
      () => {
        box.scrollTop = box.scrollHeight
        void expect(drawn()).toBeLessThanOrEqual(80)
        within(box).getByText(`Lamp of the week ${all.length}`)
      },
      { timeout: 10_000 },
    )
    await expect(drawn()).toBeLessThanOrEqual(80)
    box.scrollTop = 0
    await within(box).findByText('Lamp of the week 1', undefined, { timeout: 5000 })
  },
}
