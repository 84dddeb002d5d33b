import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MediaFrame } from './media-frame.tsx'
import type { PreviewMedia } from './preview-data.ts'
import { flatLamp, nightjar, trio } from './previews.fixtures.ts'
import { skinStyle } from './skin-style.ts'
import { instagramSkins } from './skins.ts'

const meta: Meta<typeof MediaFrame> = {
  title: 'Components/Ads/Media frame',
  component: MediaFrame,
  parameters: { width: 300 },
}
export default meta
type Story = StoryObj<typeof meta>

const drawn: PreviewMedia = {
  width: 1200,
  height: 600,
  alt: 'A sun over the bay',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" viewBox="0 0 200 100"><path fill="#123142" d="M0 0h200v100H0z"/><circle cx="100" cy="60" r="30" fill="#ff6a3d"/></svg>',
}

const frames: readonly (readonly [PreviewMedia | null, ratio: number])[] = [
  [trio, 0.8],
  [flatLamp(1080, 1080), 1],
  [flatLamp(800, 2000), 0.8],
  [flatLamp(1200, 800), 1.5],
  [flatLamp(3000, 800), 1.91],
  [drawn, 1.91],
  [null, 1],
]

export const Shapes: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        alignItems: 'start',
        gap: 10,
        ...skinStyle(instagramSkins[0].colors.light, {}, ''),
      }}
    >
      {frames.map(([media], index) => (
        <MediaFrame key={index} media={media} brand={nightjar} limits={instagramSkins[0].media} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByTestId('media')
    for (const [index, [media, ratio]] of frames.entries()) {
      const { width, height } = shown[index]?.getBoundingClientRect() ?? new DOMRect()
      await expect(width / height).toBeCloseTo(ratio, 1)
      const inside = shown[index]?.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      await expect(inside.width).toBeGreaterThan(width - 1)
      await expect(inside.height).toBeGreaterThan(height - 1)
      if (media) await expect(inside.width / inside.height).toBeCloseTo(media.width / media.height, 1)
    }
    await expect(within(canvasElement).getByRole('img', { name: 'No picture yet' })).toBeVisible()
  },
}
