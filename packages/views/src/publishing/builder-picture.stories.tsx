import { Cluster } from '@aloft/design-system/primitives/cluster'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuilderPicture } from './builder-picture.tsx'

const meta: Meta<typeof BuilderPicture> = {
  title: 'Screens/Launch/Parts/Builder picture',
  component: BuilderPicture,
  parameters: { pictures: 'once' },
  args: { scene: 'menu' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Scenes: Story = {
  render: () => (
    <Cluster gap={12}>
      {(['menu', 'list', 'code', 'box', 'button'] as const).map((scene) => (
        <BuilderPicture key={scene} scene={scene} />
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5)
  },
}
