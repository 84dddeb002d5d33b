import type { Meta, StoryObj } from '@storybook/react-vite'
import logo from '@aloft/design-system/assets/nightjar-logo.svg'
import trio from '@aloft/design-system/assets/nightjar/scene-trio.webp'
import { AdSketch } from './ad-sketch.tsx'

const meta: Meta<typeof AdSketch> = {
  title: 'Screens/Create an ad/Parts/Ad sketch',
  component: AdSketch,
  parameters: { width: 300 },
  args: {
    platform: 'facebook',
    brand: { name: 'Nightjar Lamps', host: 'nightjar.example', logo, picture: trio },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Facebook: Story = {}
export const Google: Story = { args: { platform: 'google' } }
export const WithoutPictures: Story = {
  args: {
    platform: 'instagram',
    brand: { name: 'Nightjar Lamps, Glassblowers and Menders of Other People’s Lights' },
  },
}
