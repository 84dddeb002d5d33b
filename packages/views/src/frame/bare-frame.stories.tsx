import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '@aloft/design-system/primitives/text'
import { BareFrame } from './bare-frame.tsx'

const meta: Meta<typeof BareFrame> = {
  title: 'Screens/Everywhere/Parts/Bare frame',
  component: BareFrame,
  parameters: { layout: 'fullscreen', width: 320 },
  args: { children: <Text>Nothing stands around this.</Text> },
}
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}

/** Never narrower than the picture taken of it. */
export const Rendering: Story = {
  args: { width: 'rendering' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[class*=bare-frame]')
    await expect(frame && getComputedStyle(frame).minWidth).toBe('1200px')
  },
}
