import { expect, it } from 'vitest'
import { paymentOutcome } from './payment-outcome.rules.ts'

const payment = {
  status: 'paid',
  failure: null,
  amount: 178.5,
  currency: 'EUR',
  method: 'card',
} as const
const paid = { amount: 17_850, currency: 'EUR', method: 'card' }

it('distinguishes a payment that was called off from one that failed (PLN-22)', () => {
  expect(paymentOutcome(payment, true)).toEqual({ state: 'paid', paid })
  expect(paymentOutcome({ ...payment, status: 'canceled' }, false)).toEqual({ state: 'canceled', paid: null })
  expect(paymentOutcome({ ...payment, status: 'failed', failure: 'paymentFailed' }, false)).toEqual({
    state: 'failed',
    paid,
  })
  expect(paymentOutcome({ ...payment, status: 'failed', failure: 'paypalRefused' }, false)).toMatchObject({
    state: 'refused',
  })
})

it('shows an open or unknown payment as still to be confirmed', () => {
  expect(paymentOutcome({ ...payment, status: 'open' }, false)).toEqual({ state: 'waiting', paid: null })
  expect(paymentOutcome(null, false)).toEqual({ state: 'waiting', paid: null })
})

it('does not ask for a payment again where the ad was paid meanwhile, as in another window', () => {
  for (const status of ['canceled', 'failed'] as const)
    expect(paymentOutcome({ ...payment, status }, true)).toEqual({ state: 'needless', paid: null })
  expect(paymentOutcome({ ...payment, status: 'open' }, true)).toMatchObject({ state: 'waiting' })
})

it('says that a payment became credit where the ad no longer waited for it', () => {
  expect(paymentOutcome(payment, false)).toEqual({ state: 'credited', paid })
})
