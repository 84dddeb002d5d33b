import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FollowedNotice } from './followed-notice.tsx'

const meta: Meta<typeof FollowedNotice> = {
  title: 'Screens/Edit an ad/Parts/Followed notice',
  component: FollowedNotice,
  parameters: { width: 492, pictures: 'once' },
  args: { name: 'Old lamp in, €20 off', href: '#followed', fate: 'choice' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByRole('link', { name: 'Old lamp in, €20 off' })).toHaveAttribute(
      'href',
      '#followed',
    )
    await expect(notice.getByText(/When you launch, you choose whether it stops\.$/)).toBeVisible()
  },
}

export const Chosen: Story = { args: { fate: 'chosen' } }

export const Both: Story = { args: { fate: 'both' } }

export const Replaced: Story = { args: { fate: 'replaced' } }

export const Over: Story = { args: { fate: 'over' } }
