import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckoutModal } from './checkout.tsx'

const meta: Meta<typeof CheckoutModal> = {
  title: 'Screens/Launch/Modals/Checkout',
  component: CheckoutModal,
  parameters: { width: 520 },
  args: {
    name: 'Evenings, better lit',
    budget: 10_000,
    commissionPercent: 20,
    vatPercent: 19,
    credit: 2500,
    currency: 'EUR',
    onPay: fn(),
    onReload: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('checkbox', { name: /Use my ad credit/ }))
    await expect(modal.getByRole('button', { name: 'Pay €119.00' })).toBeVisible()
    await userEvent.click(modal.getByRole('checkbox', { name: /Use my ad credit/ }))
    await expect(modal.getAllByRole('radio')).toHaveLength(2)
    await expect(modal.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await userEvent.click(modal.getByRole('radio', { name: /PayPal/ }))
    await userEvent.click(modal.getByRole('button', { name: 'Pay €94.00' }))
    await expect(args.onPay).toHaveBeenLastCalledWith({ creditAmount: 2500, method: 'paypal' })
  },
}

/** The card that a trial stored is charged, unless another way is chosen. */
export const StoredCard: Story = {
  parameters: { pictures: 'once' },
  args: { credit: 0, savedCard: { _id: 'card-1', brand: 'visa', last4: '4242' } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
    await userEvent.click(modal.getByRole('button', { name: 'Pay €119.00' }))
    await expect(args.onPay).toHaveBeenLastCalledWith({
      creditAmount: 0,
      method: 'card',
      paymentMethodId: 'card-1',
    })
  },
}

/** Credit covers the whole bill, so there's no payment method to choose. */
export const Covered: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] button[type=submit]' },
  args: { credit: 20_000 },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.queryByRole('radio')).toBeNull()
    await userEvent.click(modal.getByRole('button', { name: 'Launch with ad credit' }))
    await expect(args.onPay).toHaveBeenLastCalledWith({ creditAmount: 11_900, method: null })
  },
}

/**
 * Credit is twenty cents short, so less of it is used: the rest must reach the least amount a card is
 * charged.
 */
export const FewCentsShort: Story = {
  parameters: { pictures: 'once' },
  args: { credit: 11_880 },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(
      modal.getByText('Card and PayPal payments start at €0.50, so you keep €0.30 of your ad credit.'),
    ).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Pay €0.50' }))
    await expect(args.onPay).toHaveBeenLastCalledWith({ creditAmount: 11_850, method: 'card' })
  },
}

/** Paid monthly: the recurring charge is mentioned beside the amount. */
export const Monthly: Story = {
  parameters: { pictures: 'once' },
  args: { isMonthly: true, credit: 0 },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(
      modal.getByText(/We charge €119\.00 again every 30 days until you stop the ad/),
    ).toBeVisible()
    await expect(modal.getByText('Monthly budget')).toBeVisible()
  },
}

export const CreditChanged: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'creditAmountChanged' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
