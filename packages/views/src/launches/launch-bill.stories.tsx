import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LaunchBill } from './launch-bill.tsx'

const meta: Meta<typeof LaunchBill> = {
  title: 'Screens/Launch/Parts/Launch bill',
  component: LaunchBill,
  parameters: { width: 600 },
  args: {
    budget: 15_000,
    commissionPercent: 20,
    vatPercent: 19,
    credit: 0,
    currency: 'EUR',
    isDraft: true,
    isReady: true,
    isPending: false,
    onPay: fn(),
    onReload: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const ByCard: Story = {
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.getByText(/^We freeze this version, then open the payment page/)).toBeVisible()
    await expect(bill.getByRole('button', { name: 'Pay €178.50 and launch' })).toBeEnabled()
  },
}

/** Credit pays all of it: there is nothing to choose, and no payment page. */
export const FromCredit: Story = {
  args: { credit: 20_000 },
  play: async ({ args, canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.queryByRole('radio')).toBeNull()
    const launch = bill.getByRole('button', { name: 'Launch with ad credit' })
    await userEvent.click(launch)
    launch.blur()
    await expect(args.onPay).toHaveBeenCalledWith({ creditAmount: 17_850, method: null })
  },
}

/** What is missing stands above it on the page. */
export const NotReady: Story = { args: { isReady: false } }

export const Paying: Story = { args: { isPending: true } }

export const CreditChanged: Story = {
  args: { credit: 5_000, failure: 'creditAmountChanged' },
  play: async ({ args, canvasElement }) => {
    const bill = within(canvasElement)
    await userEvent.click(within(bill.getByRole('alert')).getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Monthly: Story = { args: { isMonthly: true } }

/** The stored card is charged, unless another way is chosen. */
export const BySavedCard: Story = {
  args: { savedCard: { _id: 'card-1', brand: 'visa', last4: '4242' } },
  play: async ({ args, canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
    await expect(bill.getByText(/then charge your card/)).toBeVisible()
    const pay = bill.getByRole('button', { name: 'Pay €178.50 and launch' })
    await userEvent.click(pay)
    await expect(args.onPay).toHaveBeenLastCalledWith({
      creditAmount: 0,
      method: 'card',
      paymentMethodId: 'card-1',
    })
    await userEvent.click(bill.getByRole('radio', { name: /^Another card/ }))
    await userEvent.click(pay)
    await expect(args.onPay).toHaveBeenLastCalledWith({ creditAmount: 0, method: 'card' })
    await userEvent.click(bill.getByRole('radio', { name: /^Visa/ }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A refused card leaves the other ways to pay. */
export const SavedCardRefused: Story = {
  args: { savedCard: { _id: 'card-1', brand: 'visa', last4: '4242' }, failure: 'paymentFailed' },
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.getByRole('alert')).toHaveTextContent('pay another way')
    await expect(bill.getByRole('radio', { name: /^PayPal/ })).toBeEnabled()
  },
}
