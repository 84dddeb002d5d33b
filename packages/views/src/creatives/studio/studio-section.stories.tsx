import { Text } from '@aloft/design-system/primitives/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StudioSection } from './studio-section.tsx'

const meta: Meta<typeof StudioSection> = {
  title: 'Screens/Edit an ad/Parts/Studio section',
  component: StudioSection,
  parameters: { pictures: 'once', width: 264 },
  args: { part: 'layers', end: '5 · front first', children: <Text size={13}>€20 off.</Text> },
}
export default meta
type Story = StoryObj<typeof meta>

export const Layers: Story = {}

export const NoFigure: Story = { args: { part: 'add', end: undefined } }
