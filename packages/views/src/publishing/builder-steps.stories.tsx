import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BuilderSteps } from './builder-steps.tsx'

const meta: Meta<typeof BuilderSteps> = {
  title: 'Screens/Launch/Parts/Builder steps',
  component: BuilderSteps,
  parameters: { pictures: 'once', width: 640 },
  args: { website: 'nightjar.example', builder: 'shopify' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Recognized: Story = {
  parameters: { longerWords: true },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('nightjar.example looks like it’s built with Shopify.')).toBeVisible()
    await expect(part.getByText('In Shopify, open Online Store, then Themes.')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Wix' }))
    await expect(part.getByText('In Wix, open Settings, then Custom Code.')).toBeVisible()
    await expect(part.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** A website that doesn't say what it's built with. */
export const Unknown: Story = {
  args: { builder: null },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByRole('button', { name: 'Something else', pressed: true })).toBeVisible()
    await expect(part.getByText('Find the line with </head>.')).toBeVisible()
  },
}
