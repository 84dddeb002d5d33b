import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBalanced, type LedgerAccount } from '../core/ledger.ts'
import { billOf, settleLaunch } from './ad-money.rules.ts'
import { adPaid, adRefunded, adSettled, adCredited } from './ad-postings.rules.ts'

const launch = { launchId: 'r1', ownerId: 'u1', currency: 'EUR' } as const

function sums(bookings: readonly { entries: ReturnType<typeof adPaid>['entries'] }[]) {
  const total: Partial<Record<LedgerAccount, number>> = {}
  for (const { entries } of bookings)
    for (const { account, amount } of entries) total[account] = (total[account] ?? 0) + amount
  return total
}

it('books an ad of 100.00 with 19 % VAT and 30.00 of credit, of which 40.00 were spent at 20 %', () => {
  const bill = billOf(10_000, { commissionPercent: 20, vatPercent: 19 }, 3000, 'EUR')
  const paid = adPaid(launch, 'p1', bill)
  expect(paid).toEqual({
    reference: 'ad-paid:p1',
    kind: 'ad-paid',
    subject: 'run:r1',
    entries: [
      { ownerId: 'u1', account: 'cash', unit: 'EUR', amount: -8900 },
      { ownerId: 'u1', account: 'credit', unit: 'EUR', amount: -3000 },
      { ownerId: 'u1', account: 'ad:budget', unit: 'EUR', amount: 10_000 },
      { ownerId: null, account: 'vat', unit: 'EUR', amount: 1900 },
    ],
  })
  const settlement = settleLaunch({ budget: 10_000, vat: 1900, spend: 4000, commissionPercent: 20 })
  const settled = adSettled(launch, 10_000, settlement)
  const refunded = adRefunded(launch, settlement.credit)
  expect(sums([paid, settled, refunded])).toEqual({
    cash: -8900,
    credit: -3000 + 6188,
    'ad:budget': 0,
    refund: 0,
    'ad:spend': 4000,
    'ad:commission': 800,
    vat: 912,
  })
})

it('books the end of a launch under its name alone: what others earn is theirs, and the rest is on its way back', () => {
  const settlement = settleLaunch({ budget: 10_000, vat: 1900, spend: 4000, commissionPercent: 20 })
  expect(adSettled(launch, 10_000, settlement)).toEqual({
    reference: 'ad-settled:r1',
    kind: 'ad-settled',
    subject: 'run:r1',
    entries: [
      { ownerId: 'u1', account: 'ad:budget', unit: 'EUR', amount: -10_000 },
      { ownerId: null, account: 'ad:spend', unit: 'EUR', amount: 4000 },
      { ownerId: null, account: 'ad:commission', unit: 'EUR', amount: 800 },
      { ownerId: null, account: 'vat', unit: 'EUR', amount: -988 },
      { ownerId: 'u1', account: 'refund', unit: 'EUR', amount: 6188 },
    ],
  })
  expect(adRefunded(launch, 6188)).toEqual({
    reference: 'ad-refunded:r1',
    kind: 'ad-refunded',
    subject: 'run:r1',
    entries: [
      { ownerId: 'u1', account: 'refund', unit: 'EUR', amount: -6188 },
      { ownerId: 'u1', account: 'credit', unit: 'EUR', amount: 6188 },
    ],
  })
})

it('keeps as credit what came for an ad that no longer waits, once for each payment', () => {
  expect(adCredited(launch, 'p2', 11_900)).toEqual({
    reference: 'kept-as-credit:p2',
    kind: 'kept-as-credit',
    subject: 'run:r1',
    entries: [
      { ownerId: 'u1', account: 'cash', unit: 'EUR', amount: -11_900 },
      { ownerId: 'u1', account: 'credit', unit: 'EUR', amount: 11_900 },
    ],
  })
})

it('balances every posting, leaves nothing on the way and loses no cent', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.record({ budget: fc.integer({ min: 1, max: 5_000_000 }), credit: cents, spend: fc.option(cents) }),
      fc.record({
        commissionPercent: fc.constantFrom(0, 10, 15, 20),
        vatPercent: fc.constantFrom(0, 8.1, 19, 20, 23, 25.5, 27),
      }),
      ({ budget, credit, spend }, rates) => {
        const bill = billOf(budget, rates, credit, 'EUR')
        const settlement = settleLaunch({ ...rates, budget, vat: bill.vat, spend })
        const bookings = [
          adPaid(launch, 'p1', bill),
          adSettled(launch, budget, settlement),
          adRefunded(launch, settlement.credit),
        ]
        for (const { entries } of bookings) {
          expect(isBalanced(entries)).toBe(true)
          expect(entries.every(({ amount }) => amount !== 0 && Number.isInteger(amount))).toBe(true)
        }
        const total = sums(bookings)
        expect(total['ad:budget'] ?? 0).toBe(0)
        expect(total.refund ?? 0).toBe(0)
        expect(total.vat ?? 0).toBeGreaterThanOrEqual(0)
        // What the ad cost is what was paid for it and not refunded.
        const cost = (total['ad:spend'] ?? 0) + (total['ad:commission'] ?? 0) + (total.vat ?? 0)
        expect(cost).toBe(0 - (total.cash ?? 0) - (total.credit ?? 0))
      },
    ),
  )
})
