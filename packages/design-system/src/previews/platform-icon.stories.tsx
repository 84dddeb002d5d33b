import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlatformIcon } from './platform-icon.tsx'
import { type PlatformIconName, platformIcons } from './platform-icon-paths.ts'

const meta: Meta<typeof PlatformIcon> = {
  title: 'Components/Ads/Platform icon',
  component: PlatformIcon,
  parameters: { width: 296 },
}
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(platformIcons) as PlatformIconName[]

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {names.map((name) => (
        <PlatformIcon key={name} name={name} size={24} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true] path')).toHaveLength(names.length)
  },
}
