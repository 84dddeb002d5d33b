import { Cluster } from '@aloft/design-system/primitives/cluster'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StudioIcon, studioIconNames } from './studio-icon.tsx'

const meta: Meta<typeof StudioIcon> = {
  title: 'Screens/Edit an ad/Parts/Studio icon',
  component: StudioIcon,
  parameters: { pictures: 'once' },
  args: { name: 'text' },
}
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Cluster gap={12}>
      {studioIconNames.map((name) => (
        <StudioIcon key={name} name={name} />
      ))}
    </Cluster>
  ),
}
