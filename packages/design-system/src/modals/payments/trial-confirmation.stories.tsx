import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TrialConfirmationModal } from './trial-confirmation.tsx'

const meta: Meta<typeof TrialConfirmationModal> = {
  title: 'Screens/Plan and billing/Modals/Trial confirmation',
  component: TrialConfirmationModal,
  parameters: { width: 520 },
  args: {
    plan: 'grow-2407',
    isAnnual: false,
    isTrial: true,
    vatPercent: 19,
    card: null,
    now: new Date('2026-11-21T12:00:00Z'),
    onConfirm: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Try Flat (Pro) free for 10 days?' })).toBeVisible()
    await expect(modal.getByText('1 Dec, 2026')).toBeVisible()
    await expect(modal.getByText('We charge €70.21, VAT included. Then again every month.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Start free trial' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Paid at once, but no card is stored yet: it is added first, and the sum is asked for with it. */
export const PaidWithoutCard: Story = {
  parameters: { pictures: 'once' },
  args: { isTrial: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add card' })).toBeVisible()
  },
}

/** There was a trial before: the button says what is paid now. */
export const PaidToday: Story = {
  parameters: { pictureOf: '[data-picture] button:last-child' },
  args: { isTrial: false, isAnnual: true, card: { brand: 'visa', last4: '4242' } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Start Flat (Pro)?' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Pay €598.19' }))
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'paymentFailed', card: { brand: 'visa', last4: '4242' }, onOtherCard: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Check with your bank/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use another card' }))
    await expect(args.onOtherCard).toHaveBeenCalledOnce()
  },
}
