import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { OfferList } from './offer-list.tsx'

const meta: Meta<typeof OfferList> = {
  title: 'Screens/Brand and briefs/Parts/Offer list',
  component: OfferList,
  parameters: { width: 420 },
  args: {
    offers: [
      { name: 'Wren', price: '€96' },
      { name: 'Dome Reading', price: '€184' },
      { name: 'Halo', price: '€240' },
      { name: 'Rewiring', price: 'from €48' },
      { name: 'Safety test and label', price: '€12' },
      { name: 'Old lamp in, €20 off', price: null },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(list.getByRole('button', { name: 'Show all 6' }))
    await expect(list.getByText('Old lamp in, €20 off')).toBeVisible()
    await expect(list.getByText('No price')).toBeVisible()
  },
}

export const LongNames: Story = {
  parameters: { width: 300 },
  args: {
    offers: [
      {
        name: 'A whole evening at the bench for two, with tea, a lamp each and the bus home',
        price: 'from €420 per pair, materials included',
      },
    ],
  },
}
