import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { trialSubscription } from '../plans/plan-summary.fixtures.ts'
import { NextCharge } from './next-charge.tsx'

const meta: Meta<typeof NextCharge> = {
  title: 'Screens/Plan and billing/Parts/Next charge',
  component: NextCharge,
  parameters: { width: 340 },
  args: {
    subscription: { ...trialSubscription, periodEndDate: new Date('2026-12-06T09:00:00Z') },
    vatPercent: 19,
    card: { brand: 'visa', last4: '4242', expiry: '2031-04' },
    onChangeCard: fn(),
    credit: { amount: 2880, currency: 'EUR' },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Coming: Story = {
  play: async ({ args, canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Next charge' }))
    await expect(part.getByText('On 6 Dec, 2026')).toBeVisible()
    await expect(part.getByText('VAT, 19%')).toBeVisible()
    await expect(part.getByText('€11.21')).toBeVisible()
    await expect(part.getByText('Visa ending in 4242')).toBeVisible()
    await expect(part.getByText('Expires 04/31')).toBeVisible()
    await expect(part.getByText('€28.80')).toBeVisible()
    const change = part.getByRole('button', { name: 'Change card' })
    await userEvent.click(change)
    change.blur()
    await expect(args.onChangeCard).toHaveBeenCalledOnce()
  },
}

export const Nothing: Story = {
  args: { subscription: null, card: null, credit: { amount: 0, currency: 'EUR' } },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Nothing to pay' }))
    await expect(part.getByText('No card saved')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Add card' })).toBeVisible()
  },
}

export const ChangeFailed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We couldn’t change your card.')
  },
}

export const Opening: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Opening' }))
    await expect(args.onChangeCard).not.toHaveBeenCalled()
  },
}
