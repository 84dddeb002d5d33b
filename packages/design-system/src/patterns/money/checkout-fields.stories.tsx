import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type AdCost, CheckoutFields, type SavedCard, useCheckout } from './checkout-fields.tsx'

function Fields({ savedCard = null, ...cost }: AdCost & { savedCard?: SavedCard | null }) {
  return <CheckoutFields {...useCheckout(cost, savedCard)} onReload={fn()} />
}

const meta: Meta<typeof Fields> = {
  title: 'Components/Money/Checkout fields',
  component: Fields,
  parameters: { width: 480 },
  args: { budget: 15_000, commissionPercent: 20, vatPercent: 19, credit: 5_000, currency: 'EUR' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByText('€128.50')).toBeVisible()
    await userEvent.click(fields.getByRole('checkbox', { name: /^Use my ad credit first/ }))
    await expect(fields.getAllByText('€178.50')).toHaveLength(2)
  },
}

/** A stored card comes first and is chosen; another one is entered on the next page. */
export const WithSavedCard: Story = {
  args: { credit: 0, savedCard: { _id: 'card-1', brand: 'mastercard', last4: '4444' } },
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getAllByRole('radio')
    await expect(choices).toHaveLength(3)
    await expect(choices[0]).toBeChecked()
    await expect(choices[0]).toHaveAccessibleName(/^Mastercard ending in 4444/)
  },
}
