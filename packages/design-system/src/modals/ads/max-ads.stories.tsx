import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MaxAdsModal } from './max-ads.tsx'

const meta: Meta<typeof MaxAdsModal> = {
  title: 'Modals/Ads/Max ads',
  component: MaxAdsModal,
  parameters: { width: 520 },
  args: { active: 5, max: 5, onArchive: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithUpgrade: Story = {
  args: { onUpgrade: fn() },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Max Number of Ads Reached' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Upgrade Plan' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Archive an ad' }))
    await expect(args.onArchive).toHaveBeenCalledOnce()
  },
}

export const WithoutUpgrade: Story = {
  parameters: { pictureOf: '[data-picture] h2' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Upgrade Plan' })).toBeNull()
  },
}
