import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import dome from '@aloft/design-system/assets/nightjar/dome.webp'
import { OfferField } from './offer-field.tsx'

const offers = [
  { name: 'Dome table lamp', price: '€168', picture: dome },
  { name: 'Wren table lamp', price: '€94', picture: null },
  { name: 'Rewiring of any lamp, whoever made it', price: 'from €48', picture: null },
  { name: 'Lark wall lamp', price: null, picture: null },
  { name: 'Halo ceiling lamp', price: '€240', picture: null },
  { name: 'A new shade', price: '€60', picture: null },
  { name: 'Gift card', price: '€50', picture: null },
]

const meta: Meta<typeof OfferField> = {
  title: 'Screens/Create an ad/Parts/Offer field',
  component: OfferField,
  parameters: { width: 342 },
  args: { offers, details: { offeringType: 'product', offeringName: 'Wren table lamp' }, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(within(canvasElement).getByRole('group', { name: 'What do you want to promote?' }))
    await expect(field.getByRole('radio', { name: /Wren table lamp/ })).toBeChecked()
    await userEvent.click(field.getByRole('radio', { name: /Dome table lamp/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      offeringType: 'product',
      offeringName: 'Dome table lamp',
    })
    await userEvent.click(field.getByRole('radio', { name: 'My whole business' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ offeringType: 'brand', offeringName: '' })
    await expect(field.queryByRole('radio', { name: /Gift card/ })).toBeNull()
    const more = field.getByRole('button', { name: /all/i })
    await userEvent.click(more)
    await expect(field.getByRole('radio', { name: /Gift card/ })).toBeVisible()
    await userEvent.click(field.getByRole('button', { name: /show less/i }))
  },
}

/** An offer that's not on the website has a field for its name. */
export const SomethingElse: Story = {
  args: { offers: offers.slice(1, 3), details: { offeringType: 'product', offeringName: 'Candles' } },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Something else' })).toBeChecked()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
