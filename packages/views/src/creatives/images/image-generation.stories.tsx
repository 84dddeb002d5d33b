import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImageGeneration } from './image-generation.tsx'
import { arrivedImages, nightjarIdeas } from './images.fixtures.ts'

const meta: Meta<typeof ImageGeneration> = {
  title: 'Screens/Edit an ad/Parts/Image generation',
  component: ImageGeneration,
  parameters: { width: 720 },
  args: {
    ideas: { kind: 'ready', ideas: nightjarIdeas },
    style: null,
    writer: 'rules',
    isOrdering: false,
    refusal: null,
    onStyle: fn(),
    onMoreIdeas: fn(),
    onOrder: fn(),
    onTopUp: fn(),
    onClose: fn(),
    order: null,
    onBack: fn(),
    onUse: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** An idea is chosen first. */
export const Choosing: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Create 2 pictures/ })).toBeVisible()
  },
}

/** Then its pictures arrive. */
export const Arrived: Story = {
  parameters: { pictures: 'once' },
  args: { order: { title: 'Wren lamp, close up', images: arrivedImages } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Another idea' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
