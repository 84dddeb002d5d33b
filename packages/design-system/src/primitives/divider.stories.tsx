import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './divider.tsx'

const meta: Meta<typeof Divider> = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { width: 342 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
