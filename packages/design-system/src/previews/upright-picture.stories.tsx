import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { flatLamp, nightjar } from './previews.fixtures.ts'
import { UprightPicture } from './upright-picture.tsx'

const meta: Meta<typeof UprightPicture> = {
  title: 'Components/Ads/Upright picture',
  component: UprightPicture,
  parameters: { pictures: 'once', width: 270 },
  args: { ad: { brand: nightjar, media: flatLamp(1080, 1920) }, children: 'Old lamp in, €20 off.' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflow: 'hidden', aspectRatio: '9 / 16', color: '#fff' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Upright: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByTestId('media').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(9 / 16)
    await expect(within(canvasElement).queryByText('Old lamp in, €20 off.')).toBeNull()
  },
}

/** Its own blur fills the rest of the screen, and the words stand below it. */
export const Square: Story = {
  args: { ad: { brand: nightjar, media: flatLamp(1080, 1080) } },
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement).getByTestId('media').getBoundingClientRect()
    const words = within(canvasElement).getByText('Old lamp in, €20 off.', { exact: false })
    await expect(words).toBeVisible()
    await expect(canvasElement.getBoundingClientRect().bottom).toBeGreaterThan(bottom)
  },
}
