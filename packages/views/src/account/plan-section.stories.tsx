import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlanSection } from './plan-section.tsx'

const meta: Meta<typeof PlanSection> = {
  title: 'Screens/Account and notifications/Parts/Plan section',
  component: PlanSection,
  parameters: { width: 720 },
  args: { plan: 'grow-2407', href: '#plan' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('Flat (Pro)')).toBeVisible()
    await expect(section.getByRole('link', { name: 'See or cancel your plan' })).toHaveAttribute(
      'href',
      '#plan',
    )
  },
}

export const Canceled: Story = {
  args: { endDate: new Date('2026-12-02T09:00:00Z') },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('Ends on 2 Dec, 2026')).toBeVisible()
    await expect(section.getByRole('link', { name: 'See or keep your plan' })).toBeVisible()
  },
}

export const Free: Story = {
  args: { plan: 'free' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See plans' })).toBeVisible()
  },
}
