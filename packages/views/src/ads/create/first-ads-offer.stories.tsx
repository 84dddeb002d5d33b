import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FirstAdsOffer } from './first-ads-offer.tsx'

const meta: Meta<typeof FirstAdsOffer> = {
  title: 'Screens/Create an ad/Parts/First ads offer',
  component: FirstAdsOffer,
  parameters: { width: 960, pictures: 'once' },
  args: {
    offer: { platforms: ['facebook', 'instagram', 'google'], count: 2, tokens: 10 },
    brand: { name: 'Nightjar Lamps', host: 'nightjar.example' },
    isExplained: false,
    isPending: false,
    tokenPrice: 5,
    onCreate: fn(),
    onSeePlans: fn(),
    onOverview: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The tokens pay for two of three. */
export const TwoOfThree: Story = {
  play: async ({ args, canvasElement }) => {
    const offer = within(canvasElement)
    await expect(offer.getByText(/^· Later/)).toBeVisible()
    await userEvent.click(offer.getByRole('button', { name: /^Create two ads/ }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
