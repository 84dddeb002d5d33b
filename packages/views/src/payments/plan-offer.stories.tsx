import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlanOffer } from './plan-offer.tsx'

const meta: Meta<typeof PlanOffer> = {
  title: 'Screens/Plan and billing/Parts/Plan offer',
  component: PlanOffer,
  parameters: { width: 720 },
  args: {
    state: 'free',
    planLabel: 'free',
    teams: [],
    plansHref: '/0/create/plan',
    onContactSupport: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Names the cheapest price of the catalogue (PLN-15). */
export const Free: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('Plans start at €29.00 a month, excluding VAT.')).toBeVisible()
    await expect(part.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/0/create/plan')
  },
}

export const Lapsed: Story = {
  args: { state: 'lapsed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Your bank declined the charge/)).toBeVisible()
  },
}

export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^We won’t charge you again/)).toBeVisible()
  },
}

/** Somebody else pays for the brands this account works on. */
export const TeamMember: Story = {
  args: { state: 'member', teams: ['West Coast Studio', 'Harbour Street'] },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(
      part.getByText('The owners of West Coast Studio and Harbour Street pay for their plans and ads.'),
    ).toBeVisible()
    await expect(part.getByText('To launch ads for a brand of your own, you need a plan.')).toBeVisible()
  },
}

export const Given: Story = {
  args: { state: 'given', planLabel: 'expand-2407' },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.queryByRole('link')).toBeNull()
    const support = part.getByRole('button', { name: 'Contact support' })
    await userEvent.click(support)
    support.blur()
    await expect(args.onContactSupport).toHaveBeenCalledOnce()
  },
}

/** Only support can exchange it (PLN-08). */
export const Legacy: Story = {
  args: { state: 'legacy', planLabel: 'plus-2403' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^You keep your plan/)).toBeVisible()
  },
}
