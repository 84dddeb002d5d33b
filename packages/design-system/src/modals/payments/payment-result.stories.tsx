import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PaymentResultModal } from './payment-result.tsx'

const meta: Meta<typeof PaymentResultModal> = {
  title: 'Screens/Plan and billing/Modals/Payment result',
  component: PaymentResultModal,
  parameters: { width: 480 },
  args: {
    state: 'paid',
    paid: { amount: 9400, currency: 'EUR', method: 'card' },
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText('€94.00 · Card')).toBeVisible()
    await expect(modal.queryByRole('button', { name: 'Pay another way' })).toBeNull()
  },
}

export const Needless: Story = {
  parameters: { pictures: 'once' },
  args: { state: 'needless', paid: null },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('status')).toHaveTextContent(/already paid for/)
    await expect(modal.queryByRole('button', { name: 'Pay another way' })).toBeNull()
  },
}

export const Waiting: Story = {
  parameters: { pictures: 'once' },
  args: { state: 'waiting', paid: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/a few seconds/)
  },
}

export const Refused: Story = {
  parameters: { pictures: 'once' },
  args: { state: 'refused', paid: { amount: 9400, currency: 'EUR', method: 'paypal' } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('alert')).toHaveTextContent(/choose another payment method/)
    await userEvent.click(modal.getByRole('button', { name: 'Pay another way' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('again')
  },
}
