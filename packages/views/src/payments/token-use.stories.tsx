import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { someUsage } from './payments.fixtures.ts'
import { TokenUse } from './token-use.tsx'

const meta: Meta<typeof TokenUse> = {
  title: 'Screens/Plan and billing/Parts/Token use',
  component: TokenUse,
  parameters: { width: 1000 },
  args: {
    balance: {
      freeStarting: 0,
      monthly: 684,
      additional: 200,
      resetDate: new Date('2026-12-06T09:00:00Z'),
    },
    monthlyAllowance: 1000,
    daysToReset: 15,
    usage: someUsage,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfAPlan: Story = {
  parameters: { widths: [1000, 390] },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('884')).toBeVisible()
    await expect(part.getByText('Resets in 15 days, on 6 Dec, 2026')).toBeVisible()
    const rows = () => part.getAllByRole('row').slice(1, -1)
    await expect(rows()).toHaveLength(6)
    // A day is named once.
    await expect(part.getAllByText('21 Nov, 2026')).toHaveLength(1)
    // The total is of all rows, not only of those in sight.
    await expect(part.getByRole('row', { name: 'Total 80' })).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Show 2 more' }))
    await expect(rows()).toHaveLength(8)
  },
}

/** The button would take the room of the one row it shows. */
export const OneMore: Story = {
  parameters: { pictures: 'once' },
  args: { usage: someUsage.slice(0, 7) },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getAllByRole('row').slice(1, -1)).toHaveLength(7)
    await expect(part.queryByRole('button')).toBeNull()
  },
}

/** Nothing was made yet: the tokens everybody starts with. */
export const Unused: Story = {
  args: {
    balance: { freeStarting: 100, monthly: 0, additional: 0, resetDate: null },
    monthlyAllowance: 0,
    daysToReset: null,
    usage: [],
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('You haven’t used any tokens in the last 30 days.')).toBeVisible()
    await expect(part.queryByText('From your plan')).toBeNull()
  },
}
