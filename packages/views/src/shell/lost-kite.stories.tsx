import type { Meta, StoryObj } from '@storybook/react-vite'
import { LostKite } from './lost-kite.tsx'

const meta: Meta<typeof LostKite> = {
  title: 'Screens/Everywhere/Parts/Lost kite',
  component: LostKite,
  parameters: { width: 520 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
