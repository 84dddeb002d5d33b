import { expect, it } from 'vitest'
import { outcomeOf } from './payment-outcome.ts'

const payment = {
  status: 'paid',
  failure: null,
  amount: 178.5,
  currency: 'EUR',
  method: 'card',
} as const
const paid = { amount: 17_850, currency: 'EUR', method: 'card' }

it('distinguishes a payment that was called off from one that failed (PLN-22)', () => {
  expect(outcomeOf(payment, true)).toEqual({ state: 'paid', paid })
  expect(outcomeOf({ ...payment, status: 'canceled' }, false)).toEqual({ state: 'canceled', paid: null })
  expect(outcomeOf({ ...payment, status: 'failed', failure: 'paymentFailed' }, false)).toEqual({
    state: 'failed',
    paid,
  })
  expect(outcomeOf({ ...payment, status: 'failed', failure: 'paypalRefused' }, false)).toMatchObject({
    state: 'refused',
  })
})

it('shows an open or unknown payment as still to be confirmed', () => {
  expect(outcomeOf({ ...payment, status: 'open' }, false)).toEqual({ state: 'waiting', paid: null })
  expect(outcomeOf(null, false)).toEqual({ state: 'waiting', paid: null })
})

it('does not ask for a payment again where the ad was paid meanwhile, as in another window', () => {
  for (const status of ['canceled', 'failed'] as const)
    expect(outcomeOf({ ...payment, status }, true)).toEqual({ state: 'needless', paid: null })
  expect(outcomeOf({ ...payment, status: 'open' }, true)).toMatchObject({ state: 'waiting' })
})

it('says that a payment became credit where the ad no longer waited for it', () => {
  expect(outcomeOf(payment, false)).toEqual({ state: 'credited', paid })
})
