import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { stockItem } from './library.fixtures.ts'
import { StockOffer } from './stock-offer.tsx'
import { stockOffers } from './stock.fixtures.ts'

const meta: Meta<typeof StockOffer> = {
  title: 'Screens/Edit an ad/Parts/Stock offer',
  component: StockOffer,
  parameters: { width: 260, pictures: 'once' },
  args: { item: stockOffers('pottery')[0] ?? stockItem, adding: null, onAdd: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const ToAdd: Story = {}

/** Somebody else's photo was deleted from the service meanwhile. */
export const NoLongerThere: Story = {
  args: {
    item: { ...stockItem, isStored: false },
    adding: { stockId: stockItem.stockId ?? '', failure: 'stockNotFound' },
  },
}

/** Where pictures are chosen, the button is below the library. */
export const ToChoose: Story = { args: { onAdd: undefined } }
