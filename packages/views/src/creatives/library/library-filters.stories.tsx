import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LibraryFilters } from './library-filters.tsx'

const meta: Meta<typeof LibraryFilters> = {
  title: 'Screens/Edit an ad/Parts/Library filters',
  component: LibraryFilters,
  parameters: { width: 560, pictures: 'once' },
  args: { query: { tab: 'uploads', query: '', isArchived: false, shape: null }, onQuery: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfUploads: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archived' }))
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...args.query, isArchived: true })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A search of the stock service has no archive, but shapes. */
export const OfStock: Story = {
  args: { query: { tab: 'stock', query: 'lamp', isArchived: false, shape: 'landscape' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Any shape' }))
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...args.query, shape: null })
    ;(document.activeElement as HTMLElement).blur()
  },
}
