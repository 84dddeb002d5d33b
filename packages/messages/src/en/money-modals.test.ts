import { paymentFailures } from '@aloft/domain/payments/payment.rules'
import { expect, it } from 'vitest'
import { moneyModals } from './money-modals.ts'

const { failures } = moneyModals.checkout

it.each([
  ['creditAmountChanged', /Reload and try again/],
  ['paymentFailed', /check with your bank/i],
  ['paypalRefused', /another payment method/],
  ['amountTooSmall', /too small to charge/],
] as const)('explains what to do about %s (PLN-22)', (failure, words) => {
  expect(paymentFailures).toContain(failure)
  expect(failures[failure]).toMatch(words)
})

it('has a text for every failure of a payment', () => {
  expect(Object.keys(failures)).toEqual(expect.arrayContaining([...paymentFailures]))
})
