import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TokenMeter } from './token-meter.tsx'

const meta: Meta<typeof TokenMeter> = {
  title: 'Screens/Plan and billing/Parts/Token meter',
  component: TokenMeter,
  parameters: { width: 420 },
  args: {
    balance: {
      freeStarting: 30,
      monthly: 740,
      additional: 500,
      resetDate: new Date('2026-11-30T12:00:00Z'),
    },
    monthlyAllowance: 1000,
    daysToReset: 9,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement)
    await expect(meter.getByText('1 270')).toBeVisible()
    await expect(meter.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      expect.stringMatching(/^Free.*Used first/),
      expect.stringMatching(/^Monthly.*Used second/),
      expect.stringMatching(/^Extra.*Used last/),
    ])
    await expect(meter.getByText('Your monthly tokens refill in 9 days, on 30 Nov, 2026.')).toBeVisible()
  },
}

export const FreePlan: Story = {
  args: {
    balance: { freeStarting: 4, monthly: 0, additional: 0, resetDate: null },
    monthlyAllowance: 0,
    daysToReset: null,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not in your plan')).toBeVisible()
  },
}
