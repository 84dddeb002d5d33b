import { abTestDays, type AdArm, adArms } from '@aloft/domain/ads/ab-test.rules'
import { decideAbTest, isLikely, leastDifference, statedPower } from '@aloft/domain/ads/ab-verdict.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newOrder, submittedDate } from '../ad-order.fixtures.ts'
import { arrivalsOf } from './arrivals.ts'
import type { Figures } from './course.ts'
import { hourMs } from './pace.ts'
import { type LaunchRecord, recordOf } from './launch-record.ts'
import { armCourses } from './tested-arms.ts'

const worlds = 500
const later = (hours: number) => new Date(submittedDate.getTime() + hours * hourMs)
const endDate = later(abTestDays * 24)
const order = newOrder('facebook')
const sameOrder = { ...order, variant: { texts: order.texts, pictures: order.pictures } }

/** The figures of both versions when the test ends, in one world. */
function figuresIn(seed: string, variant: LaunchRecord['variant'], spendCap = 30_000) {
  const { platform, goal, maxCpc } = order
  const { people, quality } = recordOf(sameOrder, seed)
  const launch = { platform, goal, maxCpc, spendCap, people, quality, startDate: submittedDate, endDate }
  const figures = armCourses(launch, seed, { variant, changes: [] }).map(
    ({ arm, course }) => [arm, course.until(endDate)] as const,
  )
  return Object.fromEntries(figures) as Record<AdArm, Figures>
}

const equal = recordOf(sameOrder, 'any').variant
const seeds = Array.from({ length: worlds }, (_, index) => `world ${index}`)
const shareOf = (is: (seed: string) => boolean) => seeds.filter(is).length / worlds

describe('a tested ad in 500 worlds (OPN-80)', () => {
  it('has equal appeal only if both versions are the same', () => {
    expect(equal?.appeal).toEqual({ clicks: 1, conversions: 1 })
    const other = {
      ...sameOrder,
      variant: { ...sameOrder.variant, texts: { ...order.texts, fbTitle: 'Light' } },
    }
    expect(recordOf(other, 'any').variant?.appeal).not.toEqual({ clicks: 1, conversions: 1 })
    expect(recordOf(order, 'any').variant).toBeNull()
  })

  it.each(['clicks', 'conversions'] as const)(
    'calls one of two equal versions likely better by %s in at most one of twenty',
    (kind) => {
      const likely = shareOf((seed) => isLikely(decideAbTest(kind, figuresIn(seed, equal))))
      expect(likely).toBeGreaterThan(0)
      expect(likely).toBeLessThanOrEqual(0.05)
    },
  )

  it('shows the difference that its number of clicks can show, in at least 8 of 10', () => {
    const shown = shareOf((seed) => {
      const plain = figuresIn(seed, equal).original
      const difference = leastDifference(plain.clicks)
      if (difference === null || !equal) throw new Error('this budget shows nothing')
      const variant = { ...equal, appeal: { clicks: 1 / (1 - difference), conversions: 1 } }
      const verdict = decideAbTest('clicks', figuresIn(seed, variant))
      return verdict.winner === 'variant' && isLikely(verdict)
    })
    expect(shown).toBeGreaterThanOrEqual(statedPower)
  })

  it('spends half on each version, in whole figures that never go back', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { original, variant } = figuresIn(seed, equal, 25_001)
      expect(original.spend).toBeLessThanOrEqual(12_501)
      expect(variant.spend).toBeLessThanOrEqual(12_500)
      for (const arm of adArms)
        for (const figure of Object.values({ original, variant }[arm]))
          expect(Number.isInteger(figure)).toBe(true)
    }
  })
})

describe('chance events', () => {
  it('never get fewer, whatever was asked before', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.double({ min: 0, max: 400, noNaN: true })), (seed, asked) => {
        const count = arrivalsOf(seed, 'events')
        const answers = asked.map((expected) => [expected, count(expected)] as const)
        const sorted = answers.toSorted(([one], [other]) => one - other).map(([, events]) => events)
        expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
        for (const [expected, events] of answers) expect(arrivalsOf(seed, 'events')(expected)).toBe(events)
      }),
    )
  })

  it('are as many as expected on average, with the spread of chance', () => {
    const counts = seeds.map((seed) => arrivalsOf(seed, 'events')(50))
    const mean = counts.reduce((sum, count) => sum + count, 0) / worlds
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / worlds
    expect(mean).toBeGreaterThan(49)
    expect(mean).toBeLessThan(51)
    expect(variance).toBeGreaterThan(42)
    expect(variance).toBeLessThan(59)
  })
})
