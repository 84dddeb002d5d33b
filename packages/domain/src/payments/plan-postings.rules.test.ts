import { expect, it } from 'vitest'
import { isBalanced } from '../core/ledger.ts'
import { monthlyTokensSet, planPaid } from './plan-postings.rules.ts'

it('books a period of a plan with its VAT', () => {
  const { entries, reference } = planPaid({
    paymentId: 'p1',
    ownerId: 'u1',
    currency: 'EUR',
    amount: 7021,
    vat: 1121,
  })
  expect(reference).toBe('plan-paid:p1')
  expect(entries.map(({ account, amount, ownerId }) => [account, amount, ownerId])).toEqual([
    ['cash', -7021, 'u1'],
    ['plan', 5900, null],
    ['vat', 1121, null],
  ])
  expect(isBalanced(entries)).toBe(true)
})

it('names the month that tokens are for', () => {
  const date = new Date('2026-11-22T09:00:00Z')
  const booking = monthlyTokensSet({ ownerId: 'u1', date, left: 0, allowance: 300 })
  expect(booking?.reference).toBe('monthly-tokens:u1:2026-11-22T09:00:00.000Z')
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
