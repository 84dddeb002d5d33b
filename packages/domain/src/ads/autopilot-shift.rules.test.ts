import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBalanced } from '../core/ledger.ts'
import { budgetShifted, vatWith } from './autopilot-shift.rules.ts'

const from = { launchId: 'a', ownerId: 'o', currency: 'EUR' } as const
const to = { ...from, launchId: 'b' }

it('moves money and its VAT through the credit, which stays as it was', () => {
  const [out, into] = budgetShifted(from, to, 'k', { budget: 6_000, vat: 1_140 })
  expect(out).toMatchObject({ reference: 'ad-shifted:k:out', subject: 'run:a' })
  expect(out.entries.map(({ account, amount }) => [account, amount])).toEqual([
    ['ad:budget', -6_000],
    ['vat', -1_140],
    ['credit', 7_140],
  ])
  expect(into).toMatchObject({ reference: 'ad-shifted:k:in', subject: 'run:b' })
  for (const booking of [out, into]) expect(isBalanced(booking.entries)).toBe(true)
  const sums = new Map<string, number>()
  for (const { account, amount } of [...out.entries, ...into.entries])
    sums.set(account, (sums.get(account) ?? 0) + amount)
  expect([...sums.values()]).toEqual([0, 0, 0])
})

it('takes no more VAT than was paid, and all of it with the whole budget', () => {
  expect(vatWith({ budget: 30_000, vat: 5_700 }, 6_000)).toBe(1_140)
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(250_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (budget, vat, share) => {
        const part = vatWith({ budget, vat }, Math.floor(budget * share))
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(vat)
      },
    ),
  )
  expect(vatWith({ budget: 333, vat: 63 }, 333)).toBe(63)
})
