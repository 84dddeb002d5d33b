import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MediaFrame } from './media-frame.tsx'
import { PreviewVideo } from './preview-video.tsx'
import { nightjar, trio } from './previews.fixtures.ts'

const area = { x: 0.1, y: 0.25, width: 0.8, height: 0.45 }
const missing = `/files/${'a'.repeat(64)}.mp4`

const meta: Meta<typeof PreviewVideo> = {
  title: 'Components/Ads/Preview video',
  component: PreviewVideo,
  parameters: { width: 360, pictures: 'once' },
  args: {
    video: { area, rotation: 0, source: { kind: 'page', url: 'https://youtu.be/dQw4w9WgXcQ' }, start: 0 },
  },
  render: ({ video }) => (
    <MediaFrame media={{ ...trio, video }} brand={nightjar} limits={{ tallest: 0.8, widest: 1.91 }} />
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** A video of YouTube or Vimeo opens on its own page; nothing of it is loaded here. */
export const Linked: Story = {
  play: async ({ canvasElement }) => {
    const play = within(canvasElement).getByRole('link', { name: 'Open video in a new tab' })
    await userEvent.tab()
    await expect(play).toHaveFocus()
    await expect(play).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
    await expect(canvasElement.querySelector('video, iframe')).toBeNull()
    const picture = within(canvasElement).getByTestId('media').getBoundingClientRect()
    await expect(play.getBoundingClientRect().width / picture.width).toBeCloseTo(0.8, 1)
  },
}

/** The file can't be played: the poster stays, with a way to try again. */
export const Failed: Story = {
  args: { video: { area, rotation: -6, source: { kind: 'file', url: missing }, start: 3 } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(canvasElement.querySelector('video')).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Play video' }))
    await expect(await view.findByText('This video can’t be played here.')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}
