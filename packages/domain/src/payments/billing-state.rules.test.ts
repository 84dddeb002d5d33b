import fc from 'fast-check'
import { expect, it } from 'vitest'
import { subscriptionStatuses } from '../plans/trial.rules.ts'
import { billingStateOf, billingStates } from './billing-state.rules.ts'

const canceledDate = new Date('2026-11-21T12:00:00Z')

it.each([
  ['grow-2407', { status: 'trial', canceledDate: null }, false, 'trial'],
  ['grow-2407', { status: 'active', canceledDate: null }, false, 'active'],
  ['grow-2407', { status: 'trial', canceledDate }, false, 'canceled'],
  ['grow-2407', { status: 'active', canceledDate }, false, 'canceled'],
  ['free', { status: 'lapsed', canceledDate: null }, false, 'lapsed'],
  ['free', { status: 'canceled', canceledDate }, false, 'ended'],
  // Whoever paid once has their own plan to choose again, beside the team.
  ['free', { status: 'lapsed', canceledDate: null }, true, 'lapsed'],
  ['plus-2403', null, false, 'legacy'],
  ['expand-2407', null, true, 'given'],
  ['free', null, true, 'member'],
  ['free', null, false, 'free'],
] as const)('%s with %o, in a team of others %s: %s', (planLabel, subscription, isTeamMember, state) => {
  expect(billingStateOf({ planLabel, subscription, isTeamMember })).toBe(state)
})

it('promises a charge only to a plan that renews', () => {
  const subscription = fc.record({
    status: fc.constantFrom(...subscriptionStatuses),
    canceledDate: fc.option(fc.constant(canceledDate)),
  })
  fc.assert(
    fc.property(
      fc.constantFrom('free', 'basic-2407', 'grow-2407', 'expand-2407', 'lite-2403'),
      fc.option(subscription),
      fc.boolean(),
      (planLabel, owned, isTeamMember) => {
        const state = billingStateOf({ planLabel, subscription: owned, isTeamMember })
        const isCharged = state === 'trial' || state === 'active'
        const renews = (owned?.status === 'trial' || owned?.status === 'active') && !owned.canceledDate
        return billingStates.includes(state) && isCharged === renews
      },
    ),
  )
})
