import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TokenBalanceModal } from './token-balance.modal.tsx'

const meta: Meta<typeof TokenBalanceModal> = {
  title: 'Screens/Plan and billing/Modals/Token balance',
  component: TokenBalanceModal,
  parameters: { width: 520 },
  args: {
    balance: {
      freeStarting: 0,
      monthly: 4,
      additional: 0,
      resetDate: new Date('2026-11-30T12:00:00Z'),
    },
    monthlyAllowance: 300,
    daysToReset: 9,
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TooFew: Story = {
  parameters: { pictureOf: '[data-picture] section section' },
  args: { needed: 10, hasTopUp: true },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('status')).toHaveTextContent('You need 10 tokens for this.')
    await expect(modal.getByText('A message to the assistant').parentElement).toHaveTextContent(/Free$/)
    await userEvent.click(modal.getByRole('button', { name: 'Top up' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('topUp')
  },
}

export const WithoutTopUp: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Top up' })).toBeNull()
  },
}
