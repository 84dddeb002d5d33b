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

/** Without extra tokens, only the day matters. */
export const OnlyMonthly: Story = {
  args: { balance: { freeStarting: 0, monthly: 970, additional: 0, resetDate: new Date(2026, 10, 30) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Resets in 9 days')).toBeVisible()
  },
}

const withoutPlan = { monthlyAllowance: 0, daysToReset: null }

/** A new account, before it has used any. */
export const NewAccount: Story = {
  args: { ...withoutPlan, balance: { freeStarting: 100, monthly: 0, additional: 0, resetDate: null } },
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement)
    await expect(foot.getByRole('img', { name: '100 of 100 AI tokens left' })).toBeVisible()
    await expect(foot.getByText('Free starter tokens')).toBeVisible()
  },
}

export const FreePlan: Story = {
  args: { ...withoutPlan, balance: { freeStarting: 60, monthly: 0, additional: 0, resetDate: null } },
}

/** A lapsed plan adds no tokens, and bought ones stay. */
export const LapsedPlan: Story = {
  args: { ...withoutPlan, balance: { freeStarting: 0, monthly: 0, additional: 500, resetDate: null } },
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement)
    await expect(foot.getByRole('img', { name: '500 of 600 AI tokens left' })).toBeVisible()
    await expect(foot.getByText('Extra tokens. They don’t expire')).toBeVisible()
  },
}

export const NoneLeft: Story = {
  args: { ...withoutPlan, balance: { freeStarting: 0, monthly: 0, additional: 0, resetDate: null } },
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement)
    await expect(foot.getByRole('img', { name: '0 of 100 AI tokens left' })).toBeVisible()
    await expect(foot.getByText('A plan adds tokens every month')).toBeVisible()
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
