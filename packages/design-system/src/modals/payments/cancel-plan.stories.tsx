import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CancelPlanModal } from './cancel-plan.tsx'

const meta: Meta<typeof CancelPlanModal> = {
  title: 'Screens/Plan and billing/Modals/Cancel plan',
  component: CancelPlanModal,
  parameters: { width: 520 },
  args: {
    plan: 'grow-2407',
    isTrial: true,
    endDate: new Date('2026-12-02T09:00:00Z'),
    reason: '',
    onReason: fn(),
    onCancelPlan: fn(),
    onClose: fn(),
  },
  render: function Written(args) {
    const [reason, setReason] = useState(args.reason)
    return <CancelPlanModal {...args} reason={reason} onReason={setReason} />
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Trial: Story = {
  parameters: { widths: [568, 390] },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Cancel Flat (Pro)?' })).toBeVisible()
    await expect(modal.getByText('You pay nothing. Your trial stays until 2 Dec, 2026.')).toBeVisible()
    await expect(modal.getByText(/^They keep running on the budget you’ve paid\./)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Keep plan' }))
    modal.getByRole('button', { name: 'Keep plan' }).blur()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onCancelPlan).not.toHaveBeenCalled()
  },
}

export const Paid: Story = {
  args: { isTrial: false, reason: 'The season is over.' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const text = 'You keep Flat (Pro) until 2 Dec, 2026. We won’t charge you for it again.'
    await expect(modal.getByText(text)).toBeVisible()
    const submit = modal.getByRole('button', { name: 'Cancel plan' })
    await userEvent.click(submit)
    submit.blur()
    await expect(args.onCancelPlan).toHaveBeenCalledOnce()
  },
}

/** A reason that's too long shows an error at once, and nothing is sent. */
export const LongReason: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  args: { reason: 'No. '.repeat(126) },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText(/^Why are you canceling\?/)).toHaveAccessibleDescription(
      'Please use at most 500 characters.',
    )
    await userEvent.click(modal.getByRole('button', { name: 'Cancel plan' }))
    await expect(args.onCancelPlan).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Canceling' }))
    await expect(args.onCancelPlan).not.toHaveBeenCalled()
    await expect(modal.getByRole('button', { name: 'Keep plan' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic', reason: 'Too expensive' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('alert')).toHaveTextContent(
      'We couldn’t cancel your plan. Please try again.',
    )
    await userEvent.click(modal.getByRole('button', { name: 'Cancel plan' }))
    await expect(args.onCancelPlan).toHaveBeenCalledOnce()
  },
}
