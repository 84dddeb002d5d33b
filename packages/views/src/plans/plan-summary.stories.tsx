import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { canceledSubscription as canceled, trialSubscription as trial } from './plan-summary.fixtures.ts'
import { PlanSummary } from './plan-summary.tsx'

const paid = { ...trial, status: 'active' } as const

const meta: Meta<typeof PlanSummary> = {
  title: 'Screens/Plan and billing/Parts/Plan summary',
  component: PlanSummary,
  parameters: { width: 720 },
  args: { subscription: trial, onCancel: fn(), onKeep: fn(), onContactSupport: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Trial: Story = {
  parameters: { widths: [900, 390] },
  args: { onSkipTrial: fn() },
  play: async ({ args, canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Your plan: Flat (Pro)' }))
    await expect(panel.getByText('€59.00 every month, excluding VAT')).toBeVisible()
    await expect(panel.getByText('Your trial ends on 2 Dec, 2026.')).toBeVisible()
    await expect(panel.getByText('We then charge your card €70.21 every month, VAT included.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'End the trial and pay €70.21' }))
    await expect(args.onSkipTrial).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Cancel plan' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    const support = panel.getByRole('button', { name: 'Contact support' })
    await userEvent.click(support)
    support.blur()
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
    await expect(panel.queryByRole('button', { name: 'Keep plan' })).toBeNull()
  },
}

export const Paid: Story = {
  args: {
    subscription: { ...paid, isAnnual: true, nextCharge: { amount: 598.19, vat: 95.51, currency: 'EUR' } },
  },
  play: async ({ canvasElement }) => {
    const text =
      'On 2 Dec, 2026 we charge your card €598.19, VAT included. After that we charge it every year.'
    await expect(within(canvasElement).getByText(text)).toBeVisible()
  },
}

export const CanceledTrial: Story = {
  parameters: { widths: [900, 390] },
  args: { subscription: canceled },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('Ends on 2 Dec, 2026')).toBeVisible()
    await expect(panel.getByText('You pay nothing for your trial.')).toBeVisible()
    await expect(panel.queryByText(/VAT included/)).toBeNull()
    const keep = panel.getByRole('button', { name: 'Keep plan' })
    await userEvent.click(keep)
    keep.blur()
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(panel.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  },
}

export const Canceled: Story = {
  args: { subscription: { ...canceled, status: 'active' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('We won’t charge you for it again.')).toBeVisible()
    await expect(panel.getByText(/^Running ads keep running/)).toBeVisible()
    await expect(
      panel.getByText('Keep your plan and we charge your card €59.00 plus VAT every month from 2 Dec, 2026.'),
    ).toBeVisible()
  },
}

/** Pressing the button removes it; the focus moves to the heading above it. */
export const Resumed: Story = {
  render: function Keeping(args) {
    const [isResumed, setResumed] = useState(false)
    return (
      <PlanSummary {...args} subscription={isResumed ? paid : canceled} onKeep={() => setResumed(true)} />
    )
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Keep plan' }))
    await expect(panel.getByRole('heading', { name: 'Your plan: Flat (Pro)' })).toHaveFocus()
    await expect(panel.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { subscription: canceled, isPending: true, failure: 'generic' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keeping your plan' }))
    await expect(args.onKeep).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  args: { subscription: canceled, failure: 'generic' },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('alert')).toHaveTextContent('We couldn’t keep your plan. Please try again.')
    const keep = panel.getByRole('button', { name: 'Keep plan' })
    await userEvent.click(keep)
    keep.blur()
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
}
