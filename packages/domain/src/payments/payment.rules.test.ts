import { expect, it } from 'vitest'
import { checkCharge, failureOf, isCardExpired, isTooSmall, refusals, shareCharge } from './payment.rules.ts'

it('separates PayPal’s refusal from those of banks (PLN-22)', () => {
  const paypal = refusals.filter((refusal) => failureOf(refusal) === 'paypalRefused')
  expect(paypal).toEqual(['paypalRefused'])
  expect(failureOf(null)).toBe('paymentFailed')
})

it.each([
  ['2026-10', true],
  ['2026-11', false],
  ['2031-04', false],
])('a card that is valid to %s is over by the end of November 2026: %s', (expiry, isOver) => {
  expect(isCardExpired(expiry, new Date('2026-11-30T23:59:59Z'))).toBe(isOver)
})

it.each([
  [0, 'EUR', false],
  [1, 'EUR', true],
  [49, 'EUR', true],
  [50, 'EUR', false],
  [29, 'GBP', true],
  [30, 'GBP', false],
] as const)('%d of %s is too small: %s', (toPay, currency, isSmall) => {
  expect(isTooSmall(toPay, currency)).toBe(isSmall)
})

it.each([
  [{ toPay: 5000, credit: 1000, balance: 1000 }, null],
  [{ toPay: 5000, credit: 1000, balance: 1200 }, null],
  [{ toPay: 5000, credit: 1000, balance: 999 }, 'creditAmountChanged'],
  [{ toPay: 5000, credit: 0, balance: -5 }, null],
  [{ toPay: 20, credit: 4980, balance: 4980 }, 'amountTooSmall'],
  [{ toPay: 0, credit: 5000, balance: 5000 }, null],
] as const)('of %o says %s', (charge, failure) => {
  expect(checkCharge({ ...charge, currency: 'EUR' })).toBe(failure)
})

it.each([
  [17_850, 0, { credit: 0, toPay: 17_850 }],
  [17_850, 5_000, { credit: 5_000, toPay: 12_850 }],
  [17_850, 17_800, { credit: 17_800, toPay: 50 }],
  [17_850, 17_801, { credit: 17_800, toPay: 50 }],
  [17_850, 17_849, { credit: 17_800, toPay: 50 }],
  [17_850, 17_850, { credit: 17_850, toPay: 0 }],
  [17_850, -300, { credit: 0, toPay: 17_850 }],
])('%d with %d of credit is shared as %o', (total, balance, shares) => {
  expect(shareCharge(total, balance, 'EUR')).toEqual(shares)
})
