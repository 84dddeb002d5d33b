import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyLines } from './money-lines.tsx'

const follow = fn()

const meta: Meta<typeof MoneyLines> = {
  title: 'Components/Money/Money lines',
  component: MoneyLines,
  parameters: { pictures: 'once', width: 420 },
  args: {
    currency: 'EUR',
    lines: [
      { id: 'budget', label: 'Budget', amount: 10_000 },
      { id: 'adSpend', label: 'spent on ads, at most', amount: 8333, kind: 'part' },
      { id: 'vat', label: 'VAT, 19%', amount: 1900, onFollow: follow },
      { id: 'credit', label: 'Ad credit', amount: -2500 },
      { id: 'toPay', label: 'Due today', amount: 9400, kind: 'total' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Bill: Story = {
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(bill.getByRole('button', { name: '€19.00' }))
    await expect(follow).toHaveBeenCalledOnce()
  },
}
