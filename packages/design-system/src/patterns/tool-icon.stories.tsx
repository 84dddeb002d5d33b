import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../primitives/cluster.tsx'
import { PlatformMark, ToolIcon, toolIconNames } from './tool-icon.tsx'

const meta: Meta<typeof ToolIcon> = {
  title: 'Foundations/Marks/Tool icon',
  component: ToolIcon,
  args: { name: 'undo' },
}
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  parameters: { width: 420 },
  render: () => (
    <Cluster gap={16}>
      {toolIconNames.map((name) => (
        <ToolIcon key={name} name={name} size={20} />
      ))}
      {adPlatforms.map((platform) => (
        <PlatformMark key={platform} platform={platform} size={20} />
      ))}
    </Cluster>
  ),
}
