import type { MockAnswers } from '@aloft/api-client/mock/mock-world'
import { exampleSubscription, exampleVatPercent } from '@aloft/contract/payments/payments.examples'
import { exampleTeam } from '@aloft/contract/teams/teams.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const vatPercent = exampleVatPercent
const nothingYet: MockAnswers = {
  'get-subscription': { subscription: null, vatPercent },
  'get-payment-methods': { paymentMethods: [] },
  'get-payments': { payments: [], isMore: false },
  'get-token-usage': { usage: [] },
}

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Plan and billing/In the app/Payments',
  args: { address: '/0/payments' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: 'We charge €70.21 on 2 Dec, 2026.' } }

export const Loading: Story = { args: { answers: { 'get-subscription': never }, shows: 'Receipts' } }

export const Failed: Story = {
  args: { answers: { 'get-subscription': refused }, shows: 'We couldn’t load your plan.' },
}

/** The rest of the page is there. */
export const ReceiptsFailed: Story = {
  args: { answers: { 'get-payments': refused }, shows: 'We couldn’t load your receipts.' },
}

/** A new account has no plan and has paid nothing. */
export const Empty: Story = {
  args: {
    answers: { ...nothingYet, 'get-ideas-data': { ideas: [], teams: {} } },
    shows: 'Launching needs a plan, from €29.00 a month.',
  },
}

export const Lapsed: Story = {
  args: {
    answers: {
      'get-subscription': {
        subscription: { ...exampleSubscription, status: 'lapsed', nextCharge: null },
        vatPercent,
      },
    },
    shows: 'Choose a plan to launch again.',
  },
}

/** Works on brands of a team that somebody else owns. */
export const TeamMember: Story = {
  args: {
    answers: {
      ...nothingYet,
      'get-ideas-data': {
        ideas: [],
        teams: {
          [exampleTeam._id]: {
            ...exampleTeam,
            ownerId: exampleSubscription.paymentMethodId ?? '',
            ideas: [],
          },
        },
      },
    },
    shows: /^The owner of .+ pays for its plan and its ads\.$/,
  },
}
