import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SafeZones } from './safe-zones.tsx'
import { skinStyle } from './skin-style.ts'
import { instagramStorySkins } from './upright-skins.ts'

const [{ colors, fonts, face, covered }] = instagramStorySkins

const meta: Meta<typeof SafeZones> = {
  title: 'Components/Ads/Safe zones',
  component: SafeZones,
  parameters: { pictures: 'once', width: 270 },
  args: { covered },
  decorators: [
    (Story) => (
      <div
        style={{
          ...skinStyle(colors.light, fonts, face),
          position: 'relative',
          aspectRatio: '9 / 16',
          background: '#33363b',
        }}
      >
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const OfStory: Story = {
  play: async ({ canvasElement }) => {
    const zones = within(canvasElement).getByRole('group', {
      name: 'Keep text and logo between the striped areas',
    })
    const whole = zones.parentElement?.getBoundingClientRect().height ?? 1
    const heights = [...zones.children].map((zone) => zone.getBoundingClientRect().height)
    await expect(heights.map((height) => Math.round((height / whole) * 100))).toEqual([14, 20])
  },
}
