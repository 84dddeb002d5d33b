import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeDetails } from './creative-details.tsx'
import { someVersions, stockMaterials } from './creative-details.fixtures.ts'
import { launchedCreative, undrawnCreative } from './creative-list.fixtures.ts'

const meta: Meta<typeof CreativeDetails> = {
  title: 'Screens/Edit an ad/Parts/Creative details',
  component: CreativeDetails,
  parameters: { width: 760 },
  args: {
    creative: launchedCreative,
    materials: { kind: 'ready', value: stockMaterials },
    versions: { kind: 'ready', value: someVersions },
    onEdit: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('link', { name: 'By Ines Faro' })).toHaveAttribute('rel', 'noopener')
    await expect(modal.getByText('License: Pexels License')).toBeVisible()
    await expect(modal.getByText('License: Aloft illustration, free to use in your ads')).toBeVisible()
    await expect(modal.getByText(/^1:1\s\(1080\s×\s1080\spx\)/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const OnAPhone: Story = { parameters: { width: 390 } }

/** It's known from the list; its layers and versions follow. */
export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { materials: { kind: 'loading' }, versions: { kind: 'loading' } },
}

/** Guests only view. */
export const OfAGuest: Story = {
  parameters: { pictures: 'once' },
  args: {
    onEdit: undefined,
    creative: { ...undrawnCreative, adName: null, isArchived: true },
    materials: { kind: 'ready', value: { ...stockMaterials, fonts: [], pictures: [] } },
  },
}

const retry = fn()
export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { materials: { kind: 'failed', onRetry: retry }, versions: { kind: 'failed', onRetry: retry } },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Try again' })
    if (first) await userEvent.click(first)
    await expect(retry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
