import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImageIdeas } from './image-ideas.tsx'
import { nightjarIdeas } from './images.fixtures.ts'

const meta: Meta<typeof ImageIdeas> = {
  title: 'Screens/Edit an ad/Parts/Image ideas',
  component: ImageIdeas,
  parameters: { width: 720 },
  args: {
    content: { kind: 'ready', ideas: nightjarIdeas },
    chosen: 0,
    onChoose: fn(),
    onMore: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /first home/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoIdeas: Story = {
  name: 'No ideas',
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', failure: 'noSuggestions' } },
}

export const FailedIdeas: Story = {
  name: 'Failed ideas',
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', failure: 'failed' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onMore).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}
