import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aiItem, stockItem } from './library.fixtures.ts'
import { MediaDetails } from './media-details.tsx'

const meta: Meta<typeof MediaDetails> = {
  title: 'Screens/Edit an ad/Parts/Media details',
  component: MediaDetails,
  parameters: { width: 260, pictures: 'once' },
  args: { item: stockItem, onUnsaved: fn(), onSave: fn(async () => true), onArchive: fn(async () => true) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Stock: Story = {
  play: async ({ canvasElement }) => {
    const details = within(canvasElement)
    await expect(details.getByText('Used in 1 creative')).toBeVisible()
    await expect(details.getByText('License: Pexels License')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const MadeByAi: Story = {
  args: { item: aiItem },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Made by AI (Studio painter)')).toBeVisible()
  },
}

/** Without an AI, it isn't said to be one's. */
export const DrawnByRules: Story = {
  args: { item: { ...aiItem, isAi: false, maker: 'aloft-rules' } },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement)
    await expect(details.getByText('Drawn by Aloft, without AI')).toBeVisible()
    await expect(details.queryByText(/Made by AI/)).toBeNull()
  },
}

/** It stays in the archive, because the server didn't answer. */
export const NotRestored: Story = {
  args: { item: { ...stockItem, isArchived: true }, onArchive: fn(async () => false) },
  play: async ({ args, canvasElement }) => {
    const details = within(canvasElement)
    await userEvent.click(details.getByRole('button', { name: 'Restore' }))
    await expect(args.onArchive).toHaveBeenCalledWith(args.item, false)
    await expect(await details.findByText('We couldn’t restore it. Please try again.')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** An upload from before pictures were measured. */
export const Unmeasured: Story = {
  args: {
    item: { ...aiItem, isAi: false, maker: null, prompt: null, width: null, height: null, size: null },
  },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement)
    await expect(details.queryByText(/ px/)).toBeNull()
    await expect(details.getByText('Not used yet')).toBeVisible()
  },
}
