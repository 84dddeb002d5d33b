import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBalanced, ledgerAccounts } from '@aloft/domain/core/ledger'
import { type AdWorld, newWorld, operate, type Operation, operations, sumOf } from './ad-life.ts'

// Copied from the specification rather than the product's table: which status may follow which.
const mayFollow: Readonly<Record<string, readonly string[]>> = {
  IN_PROGRESS: ['pending'],
  pending: ['pending_approval', 'payment_failed', 'IN_PROGRESS', 'stopped', 'finished'],
  payment_failed: ['pending_approval', 'running', 'IN_PROGRESS', 'stopped', 'finished', 'pending_refund'],
  pending_approval: ['learning', 'stopped', 'rejected', 'IN_PROGRESS'],
  learning: ['running', 'endingSoon', 'finished', 'pending_refund', 'rejected', 'payment_failed'],
  running: ['endingSoon', 'finished', 'pending_refund', 'rejected', 'payment_failed'],
  endingSoon: ['learning', 'running', 'finished', 'pending_refund', 'rejected', 'payment_failed'],
  finished: ['pending'],
  pending_refund: ['stopped'],
  stopped: ['pending', 'IN_PROGRESS'],
  rejected: ['IN_PROGRESS'],
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...operations),
  ad: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 1, max: 300_000 }),
  way: fc.nat({ max: 2 }),
  isByCredit: fc.boolean(),
  rates: fc.record({
    commissionPercent: fc.constantFrom(0, 10, 15, 20),
    vatPercent: fc.constantFrom(0, 19, 20, 25),
  }),
  isRepeated: fc.boolean(),
})

/** Everything that must be true after each operation; `before` is the state until then. */
function check(world: AdWorld, before: { bookings: number; changes: number }): void {
  for (const { entries } of [...world.bookings.values()].slice(before.bookings))
    expect(isBalanced(entries)).toBe(true)
  for (const { from, to } of world.changes.slice(before.changes)) expect(mayFollow[from]).toContain(to)
  expect(ledgerAccounts.reduce((sum, account) => sum + sumOf(world, account), 0)).toBe(0)
  expect(sumOf(world, 'refund')).toBe(0)
  expect(sumOf(world, 'credit')).toBeGreaterThanOrEqual(0)
  const open = world.ads.flatMap(({ launch }) => (launch && !launch.settlement ? [launch.budget] : []))
  expect(sumOf(world, 'ad:budget')).toBe(open.reduce((sum, budget) => sum + budget, 0))
}

/** A settled launch has refunded the payment less the spend, our commission, and their VAT. */
function checkLaunches({ launches, bookings }: AdWorld): void {
  const owned = new Map<string, number>()
  for (const { subject = '', entries } of bookings.values()) {
    const out = entries.filter(({ account }) => account === 'cash' || account === 'credit')
    owned.set(
      subject,
      out.reduce((sum, { amount }) => sum + amount, owned.get(subject) ?? 0),
    )
  }
  for (const { launchId, budget, vat, spend, isLive, settlement, rates } of launches) {
    if (!settlement) continue
    const commission = isLive ? Math.round((spend * rates.commissionPercent) / 100) : 0
    const rest = budget - (isLive ? spend : 0) - commission
    expect(Math.abs(settlement.rest - rest)).toBeLessThanOrEqual(rest < 0 ? 1 : 0)
    const retainedVat = vat - settlement.vat
    expect(owned.get(`run:${launchId}`)).toBe(settlement.rest - budget - retainedVat)
    expect(settlement.spend + settlement.commission + settlement.rest).toBe(budget)
  }
}

// A tenth in each test run, all of them in `npm run proof`.
const numRuns = process.env['PROOF'] === '1' ? 500 : 50
const each = 200

it(`books and moves rightly through ${numRuns * each} random operations`, { timeout: 120_000 }, () => {
  const seen = new Set<string>()
  let settled = 0
  fc.assert(
    fc.property(fc.array(operation, { minLength: each, maxLength: each }), (life) => {
      const world = newWorld(3)
      for (const one of life) {
        const before = { bookings: world.bookings.size, changes: world.changes.length }
        operate(world, one)
        check(world, before)
      }
      checkLaunches(world)
      for (const { from, to } of world.changes) seen.add(`${from} ${to}`)
      settled += world.launches.filter(({ settlement }) => settlement !== null).length
    }),
    { numRuns, seed: 41 },
  )
  // The walk covered enough to be meaningful.
  expect(seen.size).toBeGreaterThan(25)
  expect(settled).toBeGreaterThan(numRuns)
})
