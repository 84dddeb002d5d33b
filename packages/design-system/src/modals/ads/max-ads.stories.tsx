import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MaxAdsModal } from './max-ads.tsx'

const meta: Meta<typeof MaxAdsModal> = {
  title: 'Screens/Create an ad/Modals/Max ads',
  component: MaxAdsModal,
  parameters: { width: 520 },
  args: { active: 5, max: 5, onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Max Number of Ads Reached' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Archive an ad' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('archive')
    await userEvent.click(modal.getByRole('button', { name: 'Upgrade Plan' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('upgrade')
  },
}

/** After a change to a smaller plan, there can be more ads than it allows. */
export const MoreThanThePlan: Story = {
  args: { active: 7, max: 3 },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('img', { name: '7 of 3 ads active' })).toBeVisible()
    await expect(modal.getByText(/includes 3 active ads/)).toBeVisible()
  },
}
