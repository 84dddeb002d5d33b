import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TableHead, type TableHeadProps } from './table-head.tsx'

const meta: Meta<TableHeadProps<'name' | 'spend' | 'visits', 'name' | 'spend'>> = {
  title: 'Screens/Follow the results/Parts/Table head',
  component: TableHead,
  parameters: { width: 480 },
  args: {
    columns: [
      { id: 'name', label: 'Name', isFigure: false },
      { id: 'spend', label: 'Spend', isFigure: true },
      { id: 'visits', label: 'Visits', isFigure: true },
    ],
    sort: { by: 'spend', isDescending: false },
    sorts: ['name', 'spend'],
    onSort: fn(),
  },
  decorators: [(Story) => <table>{Story()}</table>],
}
export default meta
type Story = StoryObj<typeof meta>

/** A press on the sorted column turns its order; a column that cannot sort has no button. */
export const Sorted: Story = {
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement)
    await expect(head.getByRole('columnheader', { name: 'Spend' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(head.getByRole('button', { name: 'Spend' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'spend', isDescending: true })
    await userEvent.click(head.getByRole('button', { name: 'Name' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', isDescending: false })
    await expect(head.queryByRole('button', { name: 'Visits' })).toBeNull()
    ;(document.activeElement as HTMLElement).blur()
  },
}
