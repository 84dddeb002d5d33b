import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCaps } from './key-caps.tsx'

const meta: Meta<typeof KeyCaps> = {
  title: 'Components/Actions/Key caps',
  component: KeyCaps,
  parameters: { width: 160 },
  args: { keys: ['Ctrl', 'K'] },
}
export default meta
type Story = StoryObj<typeof meta>

export const Together: Story = {}
