import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { YouTubeEmbedModal } from './youtube-embed.tsx'

const meta: Meta<typeof YouTubeEmbedModal> = {
  title: 'Components/Feedback/YouTube embed',
  component: YouTubeEmbedModal,
  // The player belongs to YouTube and isn't fetched here.
  parameters: { width: 760 },
  args: { video: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
}
export default meta
type Story = StoryObj<typeof meta>

export const YouTube: Story = {
  play: async ({ canvasElement }) => {
    const player = within(canvasElement).getByTitle('Video player')
    await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0')
    const { width, height } = player.getBoundingClientRect()
    await expect(Math.round((width / height) * 90)).toBe(160)
  },
}

export const Vimeo: Story = {
  args: { video: { provider: 'vimeo', id: '824804225', start: 65 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('Video player')).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/824804225?dnt=1#t=65s',
    )
  },
}
