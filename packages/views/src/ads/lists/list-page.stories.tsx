import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { NoRows, ListPage } from './list-page.tsx'

const filter = { ...wholeList.filter, text: 'lantern' }
const onFilter = fn()

const meta: Meta<typeof ListPage> = {
  title: 'Screens/Follow the results/Parts/List page',
  component: ListPage,
  parameters: { width: 1000 },
  args: {
    list: 'launchList',
    count: '0 runs',
    ways: <Button variant="quiet">Download CSV</Button>,
    filter,
    onFilter,
    children: <NoRows list="launchList" filter={filter} onFilter={onFilter} first={null} />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const NothingFits: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const [, below] = within(canvasElement).getAllByRole('button', { name: 'Clear filters' })
    await userEvent.click(below as HTMLElement)
    await expect(onFilter).toHaveBeenCalledWith(wholeList.filter)
    ;(document.activeElement as HTMLElement).blur()
  },
}
