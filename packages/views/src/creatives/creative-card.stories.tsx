import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeCard } from './creative-card.tsx'
import { launchedCreative, newCreative, tiringCreative, undrawnCreative } from './creative-list.fixtures.ts'

const actions = { onDownload: fn(), onDuplicate: fn(), onArchive: fn(), onDelete: fn() }

const meta: Meta<typeof CreativeCard> = {
  title: 'Screens/Edit an ad/Parts/Creative card',
  component: CreativeCard,
  parameters: { width: 320 },
  args: { creative: launchedCreative, actions },
}
export default meta
type Story = StoryObj<typeof meta>

export const Launched: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.click(card.getByRole('button', { name: /Download/ }))
    await expect(actions.onDownload).toHaveBeenLastCalledWith(launchedCreative)
    await expect(card.queryByRole('button', { name: /Delete/ })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: /More actions/ }))
    await userEvent.click(card.getByRole('button', { name: 'Duplicate' }))
    await expect(actions.onDuplicate).toHaveBeenLastCalledWith(launchedCreative)
    await userEvent.click(card.getByRole('button', { name: /More actions/ }))
    await userEvent.click(card.getByRole('button', { name: 'Archive' }))
    await expect(actions.onArchive).toHaveBeenLastCalledWith(launchedCreative)
  },
}

export const New: Story = {
  args: { creative: newCreative },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Delete/ }))
    await expect(actions.onDelete).toHaveBeenLastCalledWith(newCreative)
  },
}

const onPick = fn()

export const Picked: Story = {
  args: { pick: { isPicked: true, onPick } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Select “Evenings, better lit”' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(onPick).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Archived: Story = {
  parameters: { pictures: 'once' },
  args: { creative: { ...launchedCreative, isArchived: true } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.click(card.getByRole('button', { name: /More actions/ }))
    await userEvent.click(card.getByRole('button', { name: 'Restore' }))
    await expect(actions.onArchive).toHaveBeenLastCalledWith(expect.objectContaining({ isArchived: true }))
  },
}

export const Drawing: Story = {
  args: { creative: undrawnCreative },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('button', { name: /Download/ })).toBeDisabled()
    await expect(card.getByText(/when it’s ready/)).toBeVisible()
  },
}

export const Downloading: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isDownloading: true },
}

export const Tiring: Story = {
  args: { creative: tiringCreative },
  play: async ({ canvasElement }) => {
    const note = 'Fewer people click it: 1.24% in the last 7 days, 2.13% in the week before.'
    await expect(within(canvasElement).getByText(note)).toBeVisible()
  },
}

export const NotDrawn: Story = {
  parameters: { pictures: 'once' },
  args: {
    creative: {
      ...undrawnCreative,
      headline: null,
      adName: null,
      renderData: { ...undrawnCreative.renderData, failure: 'failedToRenderAsset' },
    },
  },
}

/** Guests open its details, and change nothing. */
export const ForGuests: Story = {
  parameters: { pictures: 'once' },
  args: { actions: undefined, onDetails: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Details/ }))
    await expect(args.onDetails).toHaveBeenCalledWith(launchedCreative)
    ;(document.activeElement as HTMLElement).blur()
  },
}
