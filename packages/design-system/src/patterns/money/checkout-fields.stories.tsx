import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type AdCost, CheckoutFields, useCheckout } from './checkout-fields.tsx'

function Fields(cost: AdCost) {
  return <CheckoutFields {...useCheckout(cost)} onReload={fn()} />
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
