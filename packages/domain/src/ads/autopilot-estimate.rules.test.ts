import { describe, expect, it } from 'vitest'
import {
  absoluteRate,
  type AdCounts,
  chanceAbove,
  chanceDearer,
  jointRate,
  noAdCounts,
  noLessons,
  relativeRate,
  withForecast,
} from './autopilot-estimate.rules.ts'

const counts = (spend: number, clicks: number, conversions: number): AdCounts => ({
  spend,
  clicks,
  conversions,
})
const nothing = { family: noAdCounts, lessons: noLessons }

describe('the chance that a result costs more', () => {
  it('is that of two Gamma variates, by known values', () => {
    // Two exponential ones: P(X/Y < t) = t / (1 + t).
    const one = (rate: number) => ({ rate, evidence: 1 })
    expect(chanceDearer(one(1), one(1))).toBeCloseTo(0.5, 4)
    expect(chanceDearer(one(1), one(3))).toBeCloseTo(0.75, 3)
    expect(chanceDearer(one(3), one(1))).toBeCloseTo(0.25, 3)
    // P(X/Y < t) = (t / (1 + t))³ · (6 t⁻² + 15 t⁻¹ + 10) / (1 + t⁻¹)² for shapes of 3, and t = 2.
    expect(chanceDearer({ rate: 1, evidence: 3 }, { rate: 2, evidence: 3 })).toBeCloseTo(0.7901, 3)
  })

  it('grows with what was counted', () => {
    const chances = [2, 8, 32, 128].map((evidence) =>
      chanceDearer({ rate: 1, evidence }, { rate: 1.5, evidence }),
    )
    expect(chances).toEqual(chances.toSorted((left, right) => left - right))
    expect(chances.at(-1)).toBeGreaterThan(0.99)
  })

  it('beside an amount is that of one Gamma variate', () => {
    // Of an exponential one: P(rate < 1 / cost) = 1 − exp(−1 / (rate · cost)).
    expect(chanceAbove({ rate: 0.01, evidence: 1 }, 100)).toBeCloseTo(1 - Math.exp(-1), 3)
    expect(chanceAbove({ rate: 0.01, evidence: 1 }, 50)).toBeCloseTo(1 - Math.exp(-2), 3)
    expect(chanceAbove({ rate: 0.01, evidence: 60 }, 50)).toBeGreaterThan(0.99)
  })
})

describe('what a result of an ad is estimated to cost', () => {
  const good = counts(5_000, 100, 5)
  const poor = counts(5_000, 100, 1)
  const family = counts(10_000, 200, 6)
  const rateOf = (own: AdCounts) =>
    relativeRate('conversions', own, { family, lessons: noLessons })?.rate ?? 0

  it('lies between its own results and those of its brand, the nearer to its own the more it has', () => {
    expect(rateOf(good)).toBeGreaterThan(6 / 10_000)
    expect(rateOf(good)).toBeLessThan(5 / 5_000)
    expect(rateOf(poor)).toBeLessThan(6 / 10_000)
    expect(rateOf(poor)).toBeGreaterThan(1 / 5_000)
    const many = rateOf(counts(500_000, 10_000, 100))
    expect(Math.abs(many - 1 / 5_000)).toBeLessThan(Math.abs(rateOf(poor) - 1 / 5_000))
  })

  it('is taught by the brand with all its weight, and by its industry with that of a few results', () => {
    const alone = { others: noAdCounts, lessons: noLessons }
    const own = absoluteRate('conversions', poor, alone)
    const taught = counts(500_000, 10_000, 500)
    const byBrand = absoluteRate('conversions', poor, { ...alone, lessons: { ...noLessons, brand: taught } })
    const byIndustry = absoluteRate('conversions', poor, {
      ...alone,
      lessons: { ...noLessons, industry: taught },
    })
    expect(own?.rate).toBeCloseTo(1 / 5_000, 8)
    expect(byBrand?.rate).toBeGreaterThan(byIndustry?.rate ?? 1)
    expect(byIndustry?.rate).toBeGreaterThan(own?.rate ?? 1)
    expect(byBrand?.evidence).toBeGreaterThan(byIndustry?.evidence ?? 0)
    expect(byIndustry?.evidence).toBeGreaterThan(own?.evidence ?? 0)
  })

  it('says nothing of ads without figures, and little of clicks that nobody bought after', () => {
    expect(relativeRate('conversions', noAdCounts, nothing)).toBeNull()
    const none = absoluteRate('conversions', counts(5_000, 100, 0), {
      others: noAdCounts,
      lessons: noLessons,
    })
    expect(none && chanceAbove(none, 5_000)).toBe(0.5)
  })

  it('believes a forecast as much as a few results', () => {
    const none = withForecast({ rate: 0, evidence: 0 }, 500)
    expect(1 / none.rate).toBeCloseTo(500, 8)
    const four = withForecast({ rate: 1 / 1_000, evidence: 4 }, 500)
    expect(1 / four.rate).toBeCloseTo(750, 8)
    expect(1 / withForecast({ rate: 1 / 1_000, evidence: 96 }, 500).rate).toBeCloseTo(980, 8)
  })

  it('adds up what other ads bring by what they spend', () => {
    const joint = jointRate([
      { rate: 1, evidence: 10, spend: 100 },
      { rate: 3, evidence: 10, spend: 100 },
    ])
    expect(joint?.rate).toBe(2)
    expect(joint?.evidence).toBeCloseTo(16, 5)
    expect(jointRate([])).toBeNull()
  })
})
