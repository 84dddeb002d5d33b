import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { reviewedAd } from './review.fixtures.ts'
import { ReviewedAd } from './reviewed-ad.tsx'

const meta: Meta<typeof ReviewedAd> = {
  title: 'Screens/Inside Aloft/Parts/Reviewed ad',
  component: ReviewedAd,
  parameters: { pictures: 'once', pictureOf: '[data-picture] dl', width: 760 },
  args: reviewedAd,
}
export default meta
type Story = StoryObj<typeof meta>

/** It's live, and its owner's account was deleted. */
export const Live: Story = {
  args: {
    status: 'running',
    owner: null,
    order: { ...reviewedAd.order, approvedDate: new Date(2026, 10, 21, 10, 12) },
    decision: { ...reviewedAd.decision, ways: ['reject', 'stop'] },
  },
  play: async ({ args, canvasElement }) => {
    const ad = within(canvasElement)
    await expect(ad.getByRole('heading', { name: 'Evenings, better lit' })).toHaveFocus()
    await expect(ad.getByText('Nightjar Lamps · account deleted')).toBeVisible()
    await expect(ad.getByText(/Primary text/)).toBeVisible()
    await expect(ad.getByText('21 Nov, 2026 10:12')).toBeVisible()
    await expect(ad.queryByRole('button', { name: 'Approve and launch' })).toBeNull()
    await userEvent.click(ad.getByRole('button', { name: 'Story' }))
    await expect(args.preview.onTab).toHaveBeenCalledWith('story')
    await userEvent.click(ad.getByRole('button', { name: 'All ads' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** A tested ad: both versions are reviewed (OPN-80). */
export const Tested: Story = {
  args: { version: { shown: 'original', onShow: fn() } },
  play: async ({ args, canvasElement }) => {
    const versions = within(within(canvasElement).getByRole('group', { name: 'Version to review' }))
    await expect(versions.getByRole('button', { name: 'Version A' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(versions.getByRole('button', { name: 'Version B' }))
    await expect(args.version?.onShow).toHaveBeenLastCalledWith('variant')
  },
}
