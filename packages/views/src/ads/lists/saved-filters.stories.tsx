import { maxSavedFilters, type SavedFilter } from '@aloft/domain/account/preferences.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SavedFilters } from './saved-filters.tsx'

const filters: SavedFilter[] = [
  { name: 'Live on Google', query: 'status=running&platform=google' },
  { name: 'Most expensive this month', query: 'sort=-spend&period=month' },
]

const meta: Meta<typeof SavedFilters> = {
  title: 'Screens/Follow the results/Parts/Saved filters',
  component: SavedFilters,
  parameters: { width: 360, pictureOf: '[role="dialog"]' },
  args: {
    filters,
    current: 'sort=-spend&period=month',
    onApply: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saved filters' }))
  return within(await within(document.body).findByRole('dialog', { name: 'Saved filters' }))
}

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Live on Google' }))
    await expect(args.onApply).toHaveBeenCalledWith('status=running&platform=google')
    await userEvent.click(panel.getByRole('button', { name: 'Delete Live on Google' }))
    await expect(args.onDelete).toHaveBeenCalledWith('Live on Google')
    await userEvent.type(panel.getByLabelText('Name for these filters'), ' Costly{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('Costly')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const None: Story = {
  args: { filters: [], current: '' },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await expect(panel.getByText(/^Filter or sort the list/)).toBeVisible()
  },
}

export const Full: Story = {
  args: {
    filters: Array.from({ length: maxSavedFilters }, (_, place) => ({
      name: `Week ${place + 1}`,
      query: `text=${place}`,
    })),
  },
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.type(panel.getByLabelText('Name for these filters'), 'One more{Enter}')
    await expect(panel.getByText('You can save 20 filters. Delete one first.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
