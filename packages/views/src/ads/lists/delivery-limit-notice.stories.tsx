import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DeliveryLimitNotice } from './delivery-limit-notice.tsx'

const meta: Meta<typeof DeliveryLimitNotice> = {
  title: 'Screens/Follow the results/Parts/Delivery limit notice',
  component: DeliveryLimitNotice,
  parameters: { width: 640 },
  args: { limit: 'bid', href: '#setting' },
}
export default meta
type Story = StoryObj<typeof meta>

const shows = (title: string, link: string): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    const notice = within(within(canvasElement).getByRole('status'))
    await expect(notice.getByText(title)).toBeVisible()
    await expect(notice.getByText(/You can’t change a live ad/)).toBeVisible()
    await expect(notice.getByRole('link', { name: link })).toHaveAttribute('href', '#setting')
  }

export const ByBid: Story = { play: shows('Limited by bid', 'Open the bid') }

export const ByBudget: Story = {
  args: { limit: 'budget' },
  parameters: { pictures: 'once' },
  play: shows('Limited by budget', 'Open the budget'),
}

export const ByAudience: Story = {
  args: { limit: 'audience' },
  parameters: { pictures: 'once' },
  play: shows('Limited by audience', 'Open the targeting'),
}
