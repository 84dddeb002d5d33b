import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Bell } from './frame-parts.tsx'

const meta: Meta<typeof Bell> = {
  title: 'Screens/Everywhere/Parts/Frame parts',
  component: Bell,
  parameters: { width: 120 },
  args: { count: 2, href: '/0?modal=notifications' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {}

export const AllRead: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notifications' })).toBeVisible()
  },
}

export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notifications, 128 unread' })).toBeVisible()
  },
}
