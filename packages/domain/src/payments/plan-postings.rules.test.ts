import { expect, it } from 'vitest'
import { isBalanced } from '../core/ledger.ts'
import { monthlyTokensSet, planPaid } from './plan-postings.rules.ts'

it('books a period of a plan with its VAT', () => {
  const paid = planPaid({ paymentId: 'p1', ownerId: 'u1', currency: 'EUR', amount: 7021, vat: 1121 })
  expect(paid).toEqual({
    reference: 'plan-paid:p1',
    kind: 'plan-paid',
    subject: 'payment:p1',
    entries: [
      { ownerId: 'u1', account: 'cash', unit: 'EUR', amount: -7021 },
      { ownerId: null, account: 'plan', unit: 'EUR', amount: 5900 },
      { ownerId: null, account: 'vat', unit: 'EUR', amount: 1121 },
    ],
  })
})

it('grants the tokens of a month under its name', () => {
  const date = new Date('2026-11-22T09:00:00Z')
  const booking = monthlyTokensSet({ ownerId: 'u1', date, left: 0, allowance: 300 })
  expect(booking).toEqual({
    reference: 'monthly-tokens:u1:2026-11-22T09:00:00.000Z',
    kind: 'monthly-tokens',
    entries: [
      { ownerId: 'u1', account: 'tokens:monthly', unit: 'token', amount: 300 },
      { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -300 },
    ],
  })
})

it.each([
  [0, 300, 300],
  [120, 300, 180],
  [300, 300, null],
  [310, 300, -10],
  [80, 0, -80],
])('with %d monthly tokens left of which %d are allowed, %s are added', (left, allowance, added) => {
  const booking = monthlyTokensSet({ ownerId: 'u1', date: new Date('2026-11-22T09:00:00Z'), left, allowance })
  expect(booking?.entries[0]?.amount ?? null).toBe(added)
  expect(isBalanced(booking?.entries ?? [])).toBe(true)
})
