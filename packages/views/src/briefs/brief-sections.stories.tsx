import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BrandBriefSection } from './brief-sections.tsx'
import { brandValues } from './briefs.fixtures.ts'

const meta: Meta<typeof BrandBriefSection> = {
  title: 'Screens/Brand and briefs/Parts/Brief sections',
  component: BrandBriefSection,
  parameters: { width: 720 },
  args: { brief: null, onWrite: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const NoBrandBrief: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate Brand Brief' }))
    await expect(args.onWrite).toHaveBeenCalledOnce()
  },
}

export const Rewriting: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { brief: { sheet: { values: brandValues } }, isWriting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reading your website' }))
    await expect(args.onWrite).not.toHaveBeenCalled()
  },
}

export const WhatIsSold: Story = {
  args: {
    brief: { sheet: { values: brandValues } },
    sold: { guesses: ['lamps and lampshades', 'lamps and lighting'], onAnswer: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'lamps and lighting' }))
    await expect(args.sold?.onAnswer).toHaveBeenLastCalledWith('lamps and lighting')
  },
}
