import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlatformMark } from './platform-mark.tsx'

const meta: Meta<typeof PlatformMark> = {
  title: 'Screens/Account and notifications/Parts/Platform mark',
  component: PlatformMark,
  parameters: { width: 120 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Google: Story = { args: { platform: 'google' } }
export const Facebook: Story = { args: { platform: 'facebook' } }
