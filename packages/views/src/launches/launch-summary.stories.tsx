import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchSummary } from './launch-summary.tsx'

const meta: Meta<typeof LaunchSummary> = {
  title: 'Screens/Launch/Parts/Launch summary',
  component: LaunchSummary,
  parameters: { width: 640 },
  args: {
    launch: { budget: 14_000, vat: 2660, spend: 5210, commissionPercent: 20 },
    refunded: 0,
    currency: 'EUR',
    figures: { conversions: 9, clicks: 214, impressions: 18_420 },
    isLive: true,
    isFresh: false,
    isSimulated: true,
    reportHref: '#report',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const SoFar: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'So far' })
    const words = '€62.52 of €140.00 spent, commission included'
    await expect(within(summary).getByRole('img', { name: words })).toBeVisible()
    await expect(summary).toHaveTextContent('€166.60 paid, VAT included')
    await expect(summary).toHaveTextContent('Simulated')
    await expect(within(summary).getByRole('link', { name: 'Report' })).toHaveAttribute('href', '#report')
  },
}

/** Its figures cannot say much yet (PUB-11). */
export const Fresh: Story = {
  parameters: { pictures: 'once', pictureOf: 'section > div' },
  args: { isFresh: true, figures: { conversions: 0, clicks: 12, impressions: 940 } },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'So far' })
    await expect(within(summary).getByText('New')).toBeVisible()
  },
}

/** The repeated payment is mentioned while it's live (EDT-11). */
export const MonthByMonth: Story = {
  parameters: { pictures: 'once' },
  args: { nextMonthDate: new Date(2026, 11, 22, 9, 20) },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'So far' })
    await expect(summary).toHaveTextContent('The next payment is on 22 Dec, 2026')
  },
}

/** No verified goal counts what it brings beyond its clicks. */
export const WithoutVerifiedGoal: Story = {
  parameters: { pictures: 'once' },
  args: { figures: { conversions: null, clicks: 214, impressions: 18_420 } },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'So far' })
    await expect(within(summary).getByText('N/A')).toBeVisible()
  },
}

/** It has ended before its budget did: the rest came back. */
export const Ended: Story = {
  parameters: { pictures: 'once', pictureOf: '[role=img] + div' },
  args: { isLive: false, refunded: 9220 },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'Results' })
    await expect(summary).toHaveTextContent('€166.60 paid, €92.20 back as ad credit, VAT included')
  },
}
