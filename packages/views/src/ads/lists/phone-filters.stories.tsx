import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhoneFilters } from './phone-filters.tsx'

const onSort = fn()

const meta: Meta<typeof PhoneFilters> = {
  title: 'Screens/Follow the results/Parts/Phone filters',
  component: PhoneFilters,
  parameters: { widths: [390] },
  args: {
    filter: { ...wholeList.filter, statuses: ['running'], platforms: ['google'] },
    onChange: fn(),
    sorting: {
      columns: [
        { id: 'startDate', label: 'Start' },
        { id: 'spend', label: 'Spend' },
      ],
      by: 'startDate',
      isDescending: true,
      onSort,
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithChips: Story = {
  play: async ({ args, canvasElement }) => {
    const filters = within(canvasElement)
    await userEvent.click(filters.getByRole('button', { name: 'Remove Google' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filter, platforms: [] })
    await expect(filters.getByText('Filters (2)')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const filters = within(canvasElement)
    await userEvent.click(filters.getByText('Filters (2)'))
    await userEvent.selectOptions(filters.getByLabelText('Sort by'), 'Spend')
    await expect(onSort).toHaveBeenLastCalledWith('spend', true)
    await userEvent.click(filters.getByLabelText('Highest or newest first'))
    await expect(onSort).toHaveBeenLastCalledWith('startDate', false)
    ;(document.activeElement as HTMLElement).blur()
  },
}
