import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AdminHeader } from './admin-header.tsx'

const meta: Meta<typeof AdminHeader> = {
  title: 'Screens/Inside Aloft/Parts/Admin header',
  component: AdminHeader,
  args: {
    hrefs: { review: '/0/admin', support: '/0/admin?show=support' },
    shown: 'review',
    unread: 3,
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The support isn't a tab, and says how many messages are new. */
export const WithNewMessages: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    const tabs = within(header.getByRole('navigation', { name: 'Admin sections' })).getAllByRole('link')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Ad review'])
    await expect(header.getByRole('link', { name: 'Support 3 new' })).not.toHaveAttribute('aria-current')
  },
}

export const OnSupport: Story = { args: { shown: 'support', unread: 0 } }
