import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abTestOutlook,
  type ArmFigures,
  decideAbTest,
  isLikely,
  leastDifference,
  statedPower,
} from './ab-verdict.rules.ts'

const worlds = 500
const figures = (spend: number, clicks: number, conversions = 0): ArmFigures => ({
  spend,
  clicks,
  conversions,
})

/** Random numbers from 0 up to 1, the same for each seed (mulberry32). */
function uniformsOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The number of events that chance makes of an expected number (Poisson). */
function eventsOf(expected: number, uniform: () => number): number {
  let [time, events] = [-Math.log(1 - uniform()), 0]
  for (; time <= expected; events += 1) time -= Math.log(1 - uniform())
  return events
}

function shareLikely(original: number, variant: number, winner: 'original' | 'variant' | 'any'): number {
  let likely = 0
  for (let seed = 1; seed <= worlds; seed += 1) {
    const uniform = uniformsOf(seed * 7_919)
    const verdict = decideAbTest('clicks', {
      original: figures(10_000, eventsOf(original, uniform)),
      variant: figures(10_000, eventsOf(variant, uniform)),
    })
    if (isLikely(verdict) && (winner === 'any' || verdict.winner === winner)) likely += 1
  }
  return likely / worlds
}

describe('the verdict of a test (OPN-80)', () => {
  it.each([
    ['clicks', figures(5_000, 50, 1), figures(5_000, 80, 9), 'variant'],
    ['conversions', figures(5_000, 50, 12), figures(5_000, 80, 9), 'original'],
    // Fewer clicks, but each one cheaper.
    ['clicks', figures(5_000, 50), figures(2_000, 40), 'variant'],
  ] as const)('is by the lower cost of %s', (kind, original, variant, winner) => {
    const verdict = decideAbTest(kind, { original, variant })
    expect(verdict.winner).toBe(winner)
    expect(verdict.chance).toBeGreaterThan(0.5)
  })

  it.each([
    ['no results', figures(5_000, 0), figures(5_000, 0)],
    ['a tie', figures(5_000, 40), figures(5_000, 40)],
    ['a tie of costs', figures(5_000, 40), figures(2_500, 20)],
    ['nothing spent on one', figures(5_000, 40), figures(0, 0)],
    ['nothing spent at all', figures(0, 0), figures(0, 0)],
  ])('is the original after %s, without a chance', (_, original, variant) => {
    expect(decideAbTest('clicks', { original, variant })).toEqual({ winner: 'original', chance: null })
  })

  it('is the other way round for swapped versions, with the same chance', () => {
    const arm = fc.record({
      spend: fc.integer({ min: 1, max: 1_000_000 }),
      clicks: fc.integer({ min: 0, max: 3_000 }),
      conversions: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(
      fc.property(
        arm,
        arm,
        fc.constantFrom('clicks' as const, 'conversions' as const),
        (one, other, kind) => {
          const there = decideAbTest(kind, { original: one, variant: other })
          const back = decideAbTest(kind, { original: other, variant: one })
          const isTie = there.chance === null
          expect(back.chance === null).toBe(isTie)
          expect(back.winner === there.winner).toBe(isTie)
          expect(back.chance ?? 1).toBeCloseTo(there.chance ?? 1, 6)
          expect(there.chance ?? 1).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it.each([4, 12, 40, 150, 600])(
    'calls one of two equal versions with %i results likely better in at most one of twenty tests',
    (expected) => {
      expect(shareLikely(expected, expected, 'any')).toBeLessThanOrEqual(0.05)
    },
  )
})

describe('what a budget can show', () => {
  it.each([35, 60, 150, 600, 2_500])(
    'shows the stated difference in 8 of 10 worlds with %i results',
    (results) => {
      const difference = leastDifference(results) ?? Number.NaN
      const better = results / (1 - difference)
      expect(shareLikely(results, better, 'variant')).toBeGreaterThanOrEqual(statedPower)
      // The stated difference is the least: half of it often stays unseen.
      const half = results / (1 - difference / 2)
      expect(shareLikely(results, half, 'variant')).toBeLessThan(0.6)
    },
  )

  it('is nothing with few results, and less difference needs more of them', () => {
    expect([0, 1, 10, 25].map(leastDifference)).toEqual([null, null, null, null])
    const needed = [40, 100, 400, 2_000].map((results) => leastDifference(results) ?? 1)
    expect(needed).toEqual(needed.toSorted((left, right) => right - left))
    expect(needed[0]).toBeLessThanOrEqual(0.5)
  })

  it('counts half of the budget and only the days of the test', () => {
    expect(abTestOutlook({ lowResults: 300, days: 14 }).results).toBe(150)
    expect(abTestOutlook({ lowResults: 300, days: 30 }).results).toBe(70)
    expect(abTestOutlook({ lowResults: 300, days: 30 }).difference).toBe(leastDifference(70))
    expect(abTestOutlook({ lowResults: 0, days: 14 })).toEqual({ results: 0, difference: null })
  })
})
