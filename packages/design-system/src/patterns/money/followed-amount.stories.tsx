import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FollowedAmount } from './followed-amount.tsx'

const onFollow = fn()

const meta: Meta<typeof FollowedAmount> = {
  title: 'Components/Money/Followed amount',
  component: FollowedAmount,
  parameters: { pictures: 'once', width: 200 },
  args: { children: '€141.84', onFollow },
}
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToBookings: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '€141.84' }))
    await expect(onFollow).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Its bookings aren't the reader's. */
export const Plain: Story = {
  args: { onFollow: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
