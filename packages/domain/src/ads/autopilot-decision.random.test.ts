import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOn, settleLaunch } from './ad-money.rules.ts'
import { afterDecision, afterLift, autopilotLevers, type AutopilotLaunch } from './autopilot.rules.ts'
import { unspentOf } from './autopilot-budget.rules.ts'
import { at, days, recentOf, launch } from './autopilot-decision.fixtures.ts'
import { decide } from './autopilot-decision.rules.ts'

/** The data of a day: parts of a month's budget, and results of good, bad and random days. */
const pastDay = fc.record({
  days: fc.constantFrom(0, 5, 14, 14, 14),
  share: fc.double({ min: 0, max: 0.5, noNaN: true }),
  results: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 30, max: 200 })),
})
type Walked = AutopilotLaunch & { readonly seen: readonly AutopilotLaunch['recent'][] }
const groups: fc.Arbitrary<readonly Walked[]> = fc
  .array(
    fc.record({
      stage: fc.constantFrom('learning' as const, 'running' as const, 'endingSoon' as const),
      budget: fc.integer({ min: 15_000, max: 200_000 }),
      bid: fc.option(fc.integer({ min: 10, max: 400 })),
      expectedCost: fc.option(fc.integer({ min: 1, max: 5_000 })),
      share: fc.double({ min: 0, max: 0.83, noNaN: true }),
      pastDays: fc.array(pastDay, { minLength: 40, maxLength: 40 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    all.map(({ share, pastDays: past, ...one }, index) => {
      const seen = past.map((day) => recentOf(day.days, Math.floor(one.budget * day.share), day.results))
      const spend = Math.floor(one.budget * share)
      const fixed = { id: String(index), periodBudget: one.budget, maxBid: one.bid }
      return { ...launch, ...one, ...fixed, spend, seen }
    }),
  )

describe('whatever the figures of 40 days are', () => {
  const walk = (
    group: readonly Walked[],
    see: (launches: readonly AutopilotLaunch[], day: number) => void,
  ) => {
    let launches: readonly AutopilotLaunch[] = group
    for (let day = 0; day < 40; day += 1) {
      launches = launches.map((one, index) => ({ ...one, recent: group[index]?.seen[day] ?? one.recent }))
      see(launches, day)
      for (const decision of decide(launches, days(day)))
        launches = launches.map((one) => (one.id === decision.launchId ? afterDecision(one, decision) : one))
    }
  }

  it('moves nothing that learns, no lever before its hold is over, and each launch once a day', () => {
    fc.assert(
      fc.property(groups, (group) => {
        const moved = new Map<string, number>()
        walk(group, (launches, day) => {
          const decisions = decide(launches, days(day))
          expect(new Set(decisions.map(({ launchId }) => launchId)).size).toBe(decisions.length)
          for (const { launchId, lever, holdUntilDate } of decisions) {
            expect(launches.find(({ id }) => id === launchId)?.stage).not.toBe('learning')
            expect(days(day).getTime()).toBeGreaterThanOrEqual(moved.get(`${launchId} ${lever}`) ?? 0)
            moved.set(`${launchId} ${lever}`, holdUntilDate?.getTime() ?? 0)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('makes no money and loses none, takes none that is spent, and bids within what its user set', () => {
    const all = (launches: readonly AutopilotLaunch[]) =>
      launches.reduce((total, { budget }) => total + budget, 0)
    fc.assert(
      fc.property(groups, (group) => {
        walk(group, (launches) => {
          expect(all(launches)).toBe(all(group))
          for (const one of launches) {
            expect(unspentOf(one)).toBe(settleLaunch({ ...one, vat: 0 }).rest)
            expect(one.budget).toBeGreaterThanOrEqual(one.spend + commissionOn(one.spend, 20))
            expect(one.bid ?? 0).toBeLessThanOrEqual(one.maxBid ?? 0)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('touches no lever that its user locked', () => {
    fc.assert(
      fc.property(groups, fc.constantFrom(...autopilotLevers), (group, lever) => {
        const lifted = group.map((one) => ({ ...one, ...afterLift(one, lever, at) }))
        walk(lifted, (launches, day) => {
          expect(decide(launches, days(day)).filter((one) => one.lever === lever)).toEqual([])
        })
      }),
      { numRuns: 40 },
    )
  })
})
