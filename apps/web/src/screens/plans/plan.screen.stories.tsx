import { exampleVatPercent } from '@aloft/contract/payments/payments.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Plan and billing/In the app/Plan',
  args: { address: '/0/create/plan' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'Plan and billing' } }

export const Loading: Story = { args: { answers: { 'get-subscription': never }, shows: 'Log out' } }

export const Failed: Story = {
  args: { answers: { 'get-subscription': refused }, shows: 'We couldn’t load the plans.' },
}

/** Nothing was ever subscribed to. */
export const Empty: Story = {
  args: {
    answers: {
      'get-subscription': { subscription: null, vatPercent: exampleVatPercent },
      'get-payment-methods': { paymentMethods: [] },
    },
    shows: 'Choose a plan',
  },
}
