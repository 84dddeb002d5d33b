import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TokenFoot } from './token-foot.tsx'

const meta: Meta<typeof TokenFoot> = {
  title: 'Screens/Everywhere/Parts/Token foot',
  component: TokenFoot,
  parameters: { width: 208 },
  args: {
    balance: { freeStarting: 0, monthly: 740, additional: 500, resetDate: new Date(2026, 10, 30) },
    monthlyAllowance: 1500,
    daysToReset: 9,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const MonthlyAndExtra: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement)
    await expect(foot.getByRole('img', { name: '1 240 of 2 000 AI tokens left' })).toBeVisible()
    await expect(foot.getByText('740 monthly, 500 extra. Resets in 9 days')).toBeVisible()
    await expect(foot.queryByRole('link')).toBeNull()
  },
}

export const FreePlan: Story = {
  args: {
    balance: { freeStarting: 60, monthly: 0, additional: 0, resetDate: null },
    monthlyAllowance: 0,
    daysToReset: null,
  },
}

/** The smallest paid plan is offered a larger one (NAV-11). */
export const Upgrade: Story = {
  args: {
    upgradeHref: '/0/upgrade',
    balance: { freeStarting: 0, monthly: 12, additional: 0, resetDate: null },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Upgrade' })
    await expect(link).toHaveAttribute('href', '/0/upgrade')
  },
}
