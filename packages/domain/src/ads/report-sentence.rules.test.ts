import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf, type LaunchCounts, noCounts } from './performance.rules.ts'
import { joinDays, type ReportPeriod } from './report-days.rules.ts'
import { shownPeriod } from './report-period.rules.ts'
import { type Comparison, reportSentence } from './report-sentence.rules.ts'
import type { ResultKind } from './results.rules.ts'

const now = new Date('2026-11-22T15:00:00Z')
const [thisWeek, weekBefore] = ['2026-11-18', '2026-11-11']

type Counts = Partial<LaunchCounts>

function sentenceOf(
  { thisDay, dayBefore }: { thisDay?: Counts; dayBefore?: Counts },
  kind: ResultKind = 'clicks',
  period: ReportPeriod = '7',
) {
  const days = [
    ...(dayBefore ? [figuresOf(kind, { ...noCounts, ...dayBefore, day: weekBefore })] : []),
    ...(thisDay ? [figuresOf(kind, { ...noCounts, ...thisDay, day: thisWeek })] : []),
  ]
  return reportSentence(shownPeriod(days, period, now))
}

const comparisonOf = (clicks: number, before: Counts): Comparison | null => {
  const sentence = sentenceOf({ thisDay: { clicks, cost: 90, impressions: 900 }, dayBefore: before })
  return sentence.kind === 'results' ? sentence.comparison : null
}

describe('a report in one sentence', () => {
  it('counts what the goal counts: conversions, or else clicks (PRF-01)', () => {
    const thisDay = { clicks: 276, conversions: 12, cost: 14_900, impressions: 9_000 }
    expect(sentenceOf({ thisDay })).toMatchObject({ result: 'clicks', count: 276, cost: 14_900 })
    expect(sentenceOf({ thisDay }, 'conversions')).toMatchObject({ result: 'conversions', count: 12 })
  })

  it('names what the ads with a goal cost, not what others did, so that it agrees with the cost per conversion', () => {
    const withGoal = figuresOf('conversions', { ...noCounts, conversions: 12, cost: 14_900, day: thisWeek })
    const without = figuresOf('clicks', { ...noCounts, clicks: 90, cost: 5_100, day: thisWeek })
    const shown = shownPeriod(joinDays([[withGoal], [without]]), '7', now)
    expect(reportSentence(shown)).toMatchObject({ count: 12, cost: 14_900 })
    expect(shown.performance).toMatchObject({ cost: 20_000, costPerConversion: 1_242 })
  })

  it('compares with as many days before', () => {
    const before = (clicks: number) => ({ clicks, impressions: 1_000 })
    expect(comparisonOf(276, before(240))).toEqual({ way: 'more', percent: 15 })
    expect(comparisonOf(60, before(240))).toEqual({ way: 'fewer', percent: 75 })
    expect(comparisonOf(0, before(240))).toEqual({ way: 'fewer', percent: 100 })
    expect(comparisonOf(240, before(240))).toEqual({ way: 'same' })
    expect(comparisonOf(1_000, before(1_001))).toEqual({ way: 'same' })
  })

  it('names no percentage of zero', () => {
    expect(comparisonOf(12, { impressions: 40 })).toEqual({ way: 'fromNone' })
    expect(comparisonOf(0, { impressions: 40 })).toEqual({ way: 'same' })
  })

  it('compares with nothing if there were no ads before, or the report is about all time', () => {
    expect(comparisonOf(12, {})).toBeNull()
    const both = { thisDay: { clicks: 4, impressions: 9 }, dayBefore: { clicks: 2, impressions: 9 } }
    expect(sentenceOf(both, 'clicks', 'all')).toMatchObject({ count: 6, comparison: null })
  })

  it('separates no days from days without results', () => {
    expect(sentenceOf({}, 'clicks', 'all')).toEqual({ kind: 'nothing' })
    expect(sentenceOf({ dayBefore: { clicks: 9 } })).toEqual({ kind: 'quiet' })
    expect(sentenceOf({ thisDay: { cost: 80, impressions: 70 } })).toMatchObject({
      kind: 'results',
      count: 0,
    })
  })

  it('never names a percentage that isn’t a finite whole number above zero', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (clicks, before) => {
        const comparison = comparisonOf(clicks, { clicks: before, impressions: 1 })
        if (!comparison || !('percent' in comparison)) return
        expect(Number.isInteger(comparison.percent)).toBe(true)
        expect(comparison.percent).toBeGreaterThan(0)
        expect(comparison.way).toBe(clicks > before ? 'more' : 'fewer')
      }),
    )
  })
})
