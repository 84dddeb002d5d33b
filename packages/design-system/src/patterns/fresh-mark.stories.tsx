import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FreshMark } from './fresh-mark.tsx'

const meta: Meta<typeof FreshMark> = {
  title: 'Components/Data/Fresh mark',
  component: FreshMark,
}
export default meta
type Story = StoryObj<typeof meta>

/** The reason is available to everyone: on hover, and to screen readers. */
export const Mark: Story = {
  parameters: { width: 160 },
  play: async ({ canvasElement }) => {
    const why = 'It’s less than 10 days old and has fewer than 80 clicks.'
    const mark = within(canvasElement).getByTitle(why)
    await expect(mark).toHaveTextContent(`New. ${why}`)
  },
}
