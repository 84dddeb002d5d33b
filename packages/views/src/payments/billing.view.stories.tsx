import type { BillingState } from '@aloft/domain/payments/billing-state.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { canceledSubscription, trialSubscription } from '../plans/plan-summary.fixtures.ts'
import { PlanComparison } from '../plans/plan-comparison.tsx'
import { PlanSummary } from '../plans/plan-summary.tsx'
import { BillingView, type BilledAccount } from './billing.view.tsx'
import { NextCharge } from './next-charge.tsx'
import { somePayments, someUsage } from './payments.fixtures.ts'
import { PlanOffer } from './plan-offer.tsx'
import { ReceiptList } from './receipt-list.tsx'
import { TokenUse } from './token-use.tsx'

const active = { ...trialSubscription, status: 'active' } as const
const card = { brand: 'visa', last4: '4242', expiry: '2031-04' }

function planOf({ state, planLabel, subscription }: BilledAccount) {
  if (subscription && (state === 'trial' || state === 'active' || state === 'canceled'))
    return (
      <PlanSummary
        subscription={subscription}
        onSkipTrial={state === 'trial' ? fn() : undefined}
        onCancel={fn()}
        onKeep={fn()}
        onContactSupport={fn()}
      />
    )
  return (
    <PlanOffer
      state={state as Exclude<BillingState, 'trial' | 'active' | 'canceled'>}
      planLabel={planLabel}
      teams={state === 'member' ? ['West Coast Studio'] : []}
      plansHref="/0/create/plan"
      onContactSupport={fn()}
    />
  )
}

const whole = (account: BilledAccount, isNew = false) => ({
  account,
  plan: planOf(account),
  charge: (
    <NextCharge
      subscription={account.subscription?.nextCharge ? account.subscription : null}
      vatPercent={19}
      card={isNew ? null : card}
      onChangeCard={fn()}
      credit={{ amount: isNew ? 0 : 2880, currency: 'EUR' }}
    />
  ),
  children: (
    <>
      <PlanComparison planLabel={account.planLabel} />
      <TokenUse
        balance={{
          freeStarting: isNew ? 100 : 0,
          monthly: isNew ? 0 : 684,
          additional: 0,
          resetDate: isNew ? null : new Date('2026-12-06T09:00:00Z'),
        }}
        monthlyAllowance={isNew ? 0 : 1000}
        daysToReset={isNew ? null : 15}
        usage={isNew ? [] : someUsage}
      />
      <ReceiptList content={{ kind: 'ready', payments: isNew ? [] : somePayments, older: 'idle' }} />
    </>
  ),
})

const meta: Meta<typeof BillingView> = {
  title: 'Screens/Plan and billing/Billing',
  component: BillingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

const hasTitle = (calm: string, now: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(calm + now)
  }
}

export const Active: Story = {
  parameters: { longerWords: true },
  args: whole({ state: 'active', planLabel: 'grow-2407', subscription: active }),
  play: hasTitle('You’re on Flat (Pro), €59.00 a month.', 'We charge €70.21 on 2 Dec, 2026.'),
}

export const Trial: Story = {
  parameters: { pictures: 'once' },
  args: whole({ state: 'trial', planLabel: 'grow-2407', subscription: trialSubscription }),
  play: hasTitle('You’re trying Flat (Pro) for free.', 'We charge €70.21 on 2 Dec, 2026.'),
}

export const Canceled: Story = {
  parameters: { pictures: 'once' },
  args: whole({
    state: 'canceled',
    planLabel: 'grow-2407',
    subscription: { ...canceledSubscription, status: 'active' },
  }),
  play: hasTitle('You canceled Flat (Pro).', 'It ends on 2 Dec, 2026.'),
}

export const Lapsed: Story = {
  parameters: { pictures: 'once' },
  args: whole({
    state: 'lapsed',
    planLabel: 'free',
    subscription: { ...active, status: 'lapsed', nextCharge: null },
  }),
  play: hasTitle('We couldn’t charge you for Flat (Pro).', 'Choose a plan to launch again.'),
}

/** A new account. */
export const Free: Story = {
  args: whole({ state: 'free', planLabel: 'free', subscription: null }, true),
  play: hasTitle('You’re on the free plan.', 'Launching needs a plan, from €29.00 a month.'),
}

export const TeamMember: Story = {
  parameters: { pictures: 'once' },
  args: whole({ state: 'member', planLabel: 'free', subscription: null }, true),
  play: hasTitle('You’re on the free plan.', 'Your team’s ads cost you nothing.'),
}
