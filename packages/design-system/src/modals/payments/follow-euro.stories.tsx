import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FollowEuroModal } from './follow-euro.tsx'

const meta: Meta<typeof FollowEuroModal> = {
  title: 'Screens/Plan and billing/Modals/Follow the euro',
  component: FollowEuroModal,
  parameters: { width: 640 },
  args: {
    what: 'Back as ad credit',
    amount: 6188,
    currency: 'EUR',
    bookings: [
      {
        id: '1',
        date: new Date(2026, 10, 21, 9, 5),
        kind: 'ad-paid',
        entries: [
          { account: 'cash', isOwn: true, amount: -11_900 },
          { account: 'ad:budget', isOwn: true, amount: 10_000 },
          { account: 'vat', isOwn: false, amount: 1900 },
        ],
      },
      {
        id: '2',
        date: new Date(2026, 10, 28, 9, 20),
        kind: 'ad-settled',
        entries: [
          { account: 'ad:budget', isOwn: true, amount: -10_000 },
          { account: 'ad:spend', isOwn: false, amount: 4000 },
          { account: 'ad:commission', isOwn: false, amount: 800 },
          { account: 'vat', isOwn: false, amount: -988 },
          { account: 'refund', isOwn: true, amount: 6188 },
        ],
      },
    ],
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoBookings: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getAllByRole('table')).toHaveLength(2)
    const [, settled] = modal.getAllByRole('row', { name: /Total/ })
    await expect(settled).toHaveTextContent('€109.88€109.88')
  },
}

export const Nothing: Story = {
  parameters: { pictures: 'once' },
  args: { bookings: [], amount: undefined, what: 'Bookings of Run 3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No entries yet.')).toBeVisible()
  },
}
