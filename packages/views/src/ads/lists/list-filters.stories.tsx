import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListFilters } from './list-filters.tsx'

const { filter } = wholeList

const meta: Meta<typeof ListFilters> = {
  title: 'Screens/Follow the results/Parts/List filters',
  component: ListFilters,
  parameters: { width: 1000 },
  args: { filter: { ...filter, statuses: ['running'] }, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Narrowed: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const filters = within(canvasElement)
    const now = args.filter
    await userEvent.type(filters.getByLabelText('Name'), 'l')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...now, text: 'l' })
    await userEvent.selectOptions(filters.getByLabelText('Platform'), 'Google')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...now, platforms: ['google'] })
    await userEvent.selectOptions(filters.getByLabelText('Status'), 'All')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...now, statuses: [] })
    await userEvent.type(filters.getByLabelText('Starting from'), '2026-11-01')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...now, from: new Date('2026-11-01T00:00:00Z') })
    await userEvent.click(filters.getByLabelText('Archived'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...now, isArchived: true })
    await userEvent.click(filters.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(filter)
    ;(document.activeElement as HTMLElement).blur()
  },
}
