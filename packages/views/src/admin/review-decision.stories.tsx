import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { ReviewDecision } from './review-decision.tsx'

const meta: Meta<typeof ReviewDecision> = {
  title: 'Screens/Inside Aloft/Parts/Review decision',
  component: ReviewDecision,
  parameters: { width: 560 },
  args: {
    ways: ['approve', 'reject', 'stop'],
    currency: 'EUR',
    today: '2026-11-21',
    latestLaunchDate: '2026-12-21',
    onApprove: fn(),
    onReject: fn(),
    onStop: fn(),
    pending: null,
    trouble: null,
    onReload: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Approving: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    const submit = panel.getByRole('button', { name: 'Approve and launch' })
    await userEvent.type(panel.getByLabelText('Target cost per click'), 'abc')
    await fireEvent.change(panel.getByLabelText('Launch from'), { target: { value: '' } })
    await userEvent.click(submit)
    await expect(panel.getByText('Enter an amount above zero, such as 0.80.')).toBeVisible()
    await expect(panel.getByText('Choose a start date.')).toBeVisible()
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.clear(panel.getByLabelText('Target cost per click'))
    await userEvent.type(panel.getByLabelText('Target cost per click'), '0,45')
    await fireEvent.change(panel.getByLabelText('Launch from'), { target: { value: '2026-11-23' } })
    await userEvent.click(submit)
    await expect(args.onApprove).toHaveBeenLastCalledWith({ targetCpc: 0.45, fromLaunchDate: '2026-11-23' })
  },
}

/** A day that's too late is refused before anything is sent. */
export const TooLate: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('No later than 21 Dec, 2026.')).toBeVisible()
    await userEvent.type(panel.getByLabelText('Target cost per click'), '0.80')
    await fireEvent.change(panel.getByLabelText('Launch from'), { target: { value: '2031-01-01' } })
    await userEvent.click(panel.getByRole('button', { name: 'Approve and launch' }))
    await expect(panel.getByText(/Choose a date no later than 21 Dec, 2026/)).toBeVisible()
    await expect(args.onApprove).not.toHaveBeenCalled()
    await fireEvent.change(panel.getByLabelText('Launch from'), { target: { value: '2026-12-21' } })
    await userEvent.click(panel.getByRole('button', { name: 'Approve and launch' }))
    await expect(args.onApprove).toHaveBeenLastCalledWith({ targetCpc: 0.8, fromLaunchDate: '2026-12-21' })
    await fireEvent.change(panel.getByLabelText('Launch from'), { target: { value: '2031-01-01' } })
  },
}

export const Rejecting: Story = {
  parameters: { pictures: 'once' },
  args: { ways: ['reject'], trouble: 'campaignNotFound' },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Reject…' }))
    const submit = panel.getByRole('button', { name: 'Reject ad' })
    await userEvent.click(submit)
    await expect(panel.getByText('Please enter a reason.')).toBeVisible()
    await expect(args.onReject).not.toHaveBeenCalled()
    await userEvent.type(panel.getByRole('textbox'), 'The lamp is not on the website. ')
    await userEvent.click(submit)
    await expect(args.onReject).toHaveBeenLastCalledWith('The lamp is not on the website.')
  },
}

export const Stopping: Story = {
  parameters: { pictures: 'once' },
  args: { ways: ['reject', 'stop'] },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Stop…' }))
    await userEvent.click(panel.getByRole('button', { name: 'Stop ad' }))
    await expect(args.onStop).not.toHaveBeenCalled()
    await userEvent.type(panel.getByRole('textbox'), 'The shop has closed.')
    await userEvent.click(panel.getByRole('button', { name: 'Stop ad' }))
    await expect(args.onStop).toHaveBeenLastCalledWith('The shop has closed.')
  },
}
