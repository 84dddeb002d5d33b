import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlanNumbers } from './plan-numbers.tsx'

const meta: Meta<typeof PlanNumbers> = {
  title: 'Screens/Plan and billing/Parts/Plan numbers',
  component: PlanNumbers,
  parameters: { pictures: 'once', width: 320 },
  args: { plan: 'grow-2407' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '3 brands',
      '10 active ads at a time',
      '1 000 AI tokens a month',
      '15% commission on ad spend',
    ])
  },
}

/** Nothing runs on it, so there is no commission. */
export const Free: Story = {
  args: { plan: 'free' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}
