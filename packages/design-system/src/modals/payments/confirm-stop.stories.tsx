import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmStopModal } from './confirm-stop.tsx'

const answers = { onAnswer: fn(), onClose: fn() }

const meta: Meta = {
  title: 'Screens/Launch/Modals/Confirm stop',
  component: ConfirmStopModal,
  parameters: { width: 480 },
}
export default meta
type Story = StoryObj

export const Asked: Story = {
  render: () => <ConfirmStopModal {...answers} name="Evenings, better lit" hasStarted />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop ad' }))
    await expect(answers.onAnswer).toHaveBeenCalledWith('stop')
  },
}

/** The sum is known where the ad's figures are loaded. */
export const AskedWithSum: Story = {
  parameters: { pictures: 'once' },
  render: () => (
    <ConfirmStopModal
      {...answers}
      name="Evenings, better lit"
      hasStarted
      refund={{ amount: 15_113, currency: 'EUR' }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('You get about €151.13 back as ad credit, VAT included.'),
    ).toBeVisible()
  },
}

/** What comes back is summed by currency. */
export const Several: Story = {
  render: () => (
    <ConfirmStopModal
      {...answers}
      count={3}
      refunds={[
        { currency: 'EUR', refund: 21_350, isEstimate: true },
        { currency: 'GBP', refund: 4_000, isEstimate: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(
      modal.getByText('You get about €213.50 + £40.00 back as ad credit, VAT included.'),
    ).toBeVisible()
    const stop = modal.getByRole('button', { name: 'Stop 3 ads' })
    await userEvent.click(stop)
    await expect(answers.onAnswer).toHaveBeenCalledWith('stop')
    stop.blur()
  },
}

export const SeveralNotStarted: Story = {
  parameters: { pictures: 'once' },
  render: () => (
    <ConfirmStopModal
      {...answers}
      count={2}
      refunds={[{ currency: 'EUR', refund: 24_600, isEstimate: false }]}
    />
  ),
}
