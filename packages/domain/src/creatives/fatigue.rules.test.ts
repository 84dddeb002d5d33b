import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fatigueWeeks, findFatigue } from './fatigue.rules.ts'

const counts = (impressions: number, clicks: number) => ({ impressions, clicks })

it('compares the last seven whole days with the seven before', () => {
  expect(fatigueWeeks(new Date('2026-11-21T00:30:00Z'))).toEqual([
    { from: '2026-11-14', until: '2026-11-20' },
    { from: '2026-11-07', until: '2026-11-13' },
  ])
})

describe('a creative that tires', () => {
  it('shows both click rates', () => {
    expect(findFatigue(counts(5_000, 60), counts(5_000, 105))).toEqual({
      clickRate: 0.012,
      clickRateBefore: 0.021,
    })
  })

  it.each([
    ['too few impressions this week', counts(999, 0), counts(50_000, 1_000)],
    ['too few impressions before', counts(50_000, 0), counts(999, 20)],
    ['a fall that may be chance', counts(1_000, 18), counts(1_000, 22)],
    ['a rise', counts(5_000, 105), counts(5_000, 60)],
    ['no click at all', counts(5_000, 0), counts(5_000, 0)],
    ['a click each time', counts(1_000, 1_000), counts(1_000, 1_000)],
  ])('isn’t %s', (_, week, before) => {
    expect(findFatigue(week, before)).toBeNull()
  })

  const week = fc
    .tuple(fc.integer({ min: 1_000, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([impressions, share]) => counts(impressions, Math.round(impressions * share)))

  it('only ever falls, and never tires both ways', () => {
    fc.assert(
      fc.property(week, week, (last, before) => {
        const fatigue = findFatigue(last, before)
        if (!fatigue) return
        expect(fatigue.clickRate).toBeLessThan(fatigue.clickRateBefore)
        expect(findFatigue(before, last)).toBeNull()
      }),
    )
  })

  it('is seen sooner with more clicks of the same rates', () => {
    fc.assert(
      fc.property(week, week, fc.integer({ min: 2, max: 20 }), (last, before, times) => {
        if (!findFatigue(last, before)) return
        const more = (one: typeof last) => counts(one.impressions * times, one.clicks * times)
        expect(findFatigue(more(last), more(before))).not.toBeNull()
      }),
    )
  })

  it('is claimed of equal click rates in at most about 5 of 100 cases', () => {
    let state = 7
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const clicks = () => Array.from({ length: 1_500 }, random).filter((one) => one < 0.03).length
    const cases = 1_000
    const claimed = Array.from({ length: cases }, () =>
      findFatigue(counts(1_500, clicks()), counts(1_500, clicks())),
    ).filter(Boolean).length
    expect(claimed / cases).toBeLessThan(0.07)
  })
})
