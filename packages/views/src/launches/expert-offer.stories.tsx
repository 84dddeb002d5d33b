import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ExpertOffer } from './expert-offer.tsx'

const meta: Meta<typeof ExpertOffer> = {
  title: 'Screens/Launch/Parts/Expert offer',
  component: ExpertOffer,
  parameters: { pictures: 'once', width: 460 },
  args: { state: 'offered', endDate: new Date(2026, 10, 22, 9, 30), onAsk: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    const offer = within(canvasElement)
    await expect(offer.getByText(/^Ask by 22 Nov, 2026 9:30/)).toBeVisible()
    await userEvent.click(offer.getByRole('button', { name: 'Ask an expert' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

export const Asked: Story = {
  args: { state: 'asked' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'within 24 hours of your request',
    )
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
