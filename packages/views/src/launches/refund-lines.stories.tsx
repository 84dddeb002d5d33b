import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RefundLines } from './refund-lines.tsx'

const meta: Meta<typeof RefundLines> = {
  title: 'Screens/Launch/Parts/Refund lines',
  component: RefundLines,
  parameters: { width: 460 },
  args: {
    launch: { budget: 10_000, vat: 1900, spend: 4000, commissionPercent: 20 },
    currency: 'EUR',
    bookedDate: new Date(2026, 10, 28, 9, 20),
    isBooked: false,
    onFollow: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const lines = within(canvasElement)
    await expect(lines.getByText(/^You’ll get it on 28 Nov, 2026 9:20\. The amount may change/)).toBeVisible()
    await expect(lines.getByRole('button', { name: '€52.00' })).toBeVisible()
    await userEvent.click(lines.getByRole('button', { name: '€61.88' }))
    await expect(args.onFollow).toHaveBeenCalledWith('Back as ad credit', 6188)
  },
}
