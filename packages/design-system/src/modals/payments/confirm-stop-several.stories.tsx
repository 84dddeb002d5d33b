import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmStopModal, type StopAnswers, type StoppedAds } from './confirm-stop.tsx'

const meta: Meta<StoppedAds & StopAnswers> = {
  title: 'Modals/Payments/Confirm stop of several',
  component: ConfirmStopModal,
  parameters: { width: 480 },
  args: {
    count: 3,
    refunds: [
      { currency: 'EUR', refund: 21_350, isEstimate: true },
      { currency: 'GBP', refund: 4_000, isEstimate: false },
    ],
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(
      modal.getByText('You get about €213.50 + £40.00 back as ad credit, VAT included.'),
    ).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Stop 3 ads' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('stop')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NotStarted: Story = {
  args: { count: 2, refunds: [{ currency: 'EUR', refund: 24_600, isEstimate: false }] },
  parameters: { pictures: 'once' },
}
