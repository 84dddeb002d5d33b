import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf, totalOf } from './performance.rules.ts'
import {
  addDays,
  changeOf,
  type DayFigures,
  daysIn,
  firstPeriod,
  inOneCurrency,
  joinDays,
  reportPeriods,
  resultSpan,
  spanBefore,
  spanOf,
} from './report-days.rules.ts'
import type { ResultKind } from './results.rules.ts'

const now = new Date('2026-11-22T15:00:00Z')
const dayWith = (day: string, clicks = 1, kind: ResultKind = 'conversions'): DayFigures =>
  figuresOf(kind, {
    day,
    clicks,
    cost: clicks * 30,
    impressions: clicks * 50,
    conversions: 0,
    revenue: 0,
  })
const daysFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, place) => dayWith(addDays(from, place)))

describe('the days of a report', () => {
  it('looks back on the seven whole days before today (PRF-06)', () => {
    expect(resultSpan(now)).toEqual({ from: '2026-11-15', until: '2026-11-21' })
    expect(resultSpan(new Date('2026-03-01T00:00:00Z'))).toEqual({ from: '2026-02-22', until: '2026-02-28' })
  })

  it('knows each period and the days right before it', () => {
    const days = [dayWith('2026-11-03'), dayWith('2026-11-22')]
    expect(reportPeriods.map((period) => spanOf(period, days, now))).toEqual([
      { from: '2026-11-15', until: '2026-11-21' },
      { from: '2026-11-08', until: '2026-11-21' },
      { from: '2026-10-23', until: '2026-11-21' },
      { from: '2026-08-24', until: '2026-11-21' },
      { from: '2026-11-03', until: '2026-11-22' },
    ])
    expect(spanOf('all', [], now)).toBeNull()
    expect(spanBefore({ from: '2026-11-15', until: '2026-11-21' })).toEqual({
      from: '2026-11-08',
      until: '2026-11-14',
    })
  })

  it('fills days that brought nothing, and leaves out those beyond', () => {
    const shown = daysIn([dayWith('2026-10-31', 2), dayWith('2026-11-02', 4)], {
      from: '2026-11-01',
      until: '2026-11-03',
    })
    expect(shown.map(({ day, clicks }) => [day, clicks])).toEqual([
      ['2026-11-01', 0],
      ['2026-11-02', 4],
      ['2026-11-03', 0],
    ])
  })

  it('knows of days on which nothing was counted, and of those that brought none', () => {
    const span = { from: '2026-11-01', until: '2026-11-02' }
    const conversionsIn = (days: readonly DayFigures[]) => daysIn(days, span).map((day) => day.conversions)
    const visits = dayWith('2026-11-02', 3, 'clicks')
    expect(conversionsIn([visits])).toEqual([null, null])
    expect(conversionsIn([dayWith('2026-10-20'), visits])).toEqual([0, null])
    expect(joinDays([[visits], [dayWith('2026-11-02')]])).toMatchObject([{ clicks: 4, conversions: 0 }])
  })

  it('adds up to what the launches brought, however they overlap', () => {
    const brought = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.nat(1_000)), { maxLength: 30 })
    fc.assert(
      fc.property(fc.array(brought, { maxLength: 4 }), (launches) => {
        const days = launches.map((launch) =>
          launch.map(([place, clicks]) => dayWith(addDays('2026-11-01', place), clicks)),
        )
        const joined = joinDays(days)
        const span = spanOf('all', joined, now)
        expect(totalOf(span ? daysIn(joined, span) : [])).toEqual(totalOf(days.flat()))
        expect(new Set(joined.map(({ day }) => day)).size).toBe(joined.length)
      }),
    )
  })

  it('opens with the longest period that has days to be compared with', () => {
    expect(firstPeriod(daysFrom('2026-10-01', 52), now)).toBe('30')
    expect(firstPeriod(daysFrom('2026-11-08', 14), now)).toBe('7')
    expect(firstPeriod(daysFrom('2026-11-20', 3), now)).toBe('all')
    expect(firstPeriod(daysFrom('2026-06-01', 10), now)).toBe('all')
    expect(firstPeriod([], now)).toBe('all')
  })
})

it('gives a change as way, figure before and percent', () => {
  expect(changeOf(23, 14)).toEqual({ way: 'up', before: 14, percent: 64 })
  expect(changeOf(5, 10)).toEqual({ way: 'down', before: 10, percent: -50 })
  expect(changeOf(7, 8)).toEqual({ way: 'down', before: 8, percent: -13 })
  expect(changeOf(7, 7)).toEqual({ way: 'same', before: 7, percent: 0 })
  expect(changeOf(9, 0)).toEqual({ way: 'up', before: 0, percent: null })
  expect(changeOf(null, 3)).toBeNull()
  expect(changeOf(3, null)).toBeNull()
})

it('adds nothing of another currency', () => {
  const launches = [{ currency: 'USD' }, { currency: 'EUR' }, { currency: 'EUR' }]
  expect(inOneCurrency(launches)).toEqual({
    sameCurrency: [{ currency: 'EUR' }, { currency: 'EUR' }],
    numOthers: 1,
  })
  expect(inOneCurrency([])).toEqual({ sameCurrency: [], numOthers: 0 })
})
