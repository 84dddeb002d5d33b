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

it('tells a payment that was called off from one that failed (PLN-22)', () => {
  expect(outcomeOf(payment)).toEqual({ state: 'paid', paid })
  expect(outcomeOf({ ...payment, status: 'canceled' })).toEqual({ state: 'canceled', paid: null })
  expect(outcomeOf({ ...payment, status: 'failed', failure: 'paymentFailed' })).toEqual({
    state: 'failed',
    paid,
  })
  expect(outcomeOf({ ...payment, status: 'failed', failure: 'paypalRefused' })).toMatchObject({
    state: 'refused',
  })
})

it('says of a payment that is open, or that nobody can tell of, that it is still to be confirmed', () => {
  expect(outcomeOf({ ...payment, status: 'open' })).toEqual({ state: 'waiting', paid: null })
  expect(outcomeOf(null)).toEqual({ state: 'waiting', paid: null })
})
