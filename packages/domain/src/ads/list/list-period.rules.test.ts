import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, countDays, spanBefore } from '../report-days.rules.ts'
import { namedPeriods, periodParam, periodSpan, readPeriod } from './list-period.rules.ts'
import { isPeriodSpan, maxPeriodDays } from '../own-days.rules.ts'

const now = new Date('2026-11-22T23:30:00Z')

it.each([
  ['all', null],
  ['7', { from: '2026-11-15', until: '2026-11-21' }],
  ['90', { from: '2026-08-24', until: '2026-11-21' }],
  ['month', { from: '2026-11-01', until: '2026-11-22' }],
  [
    { from: '2026-02-01', until: '2026-02-28' },
    { from: '2026-02-01', until: '2026-02-28' },
  ],
] as const)('%o are the days %o', (period, days) => {
  expect(periodSpan(period, now)).toEqual(days)
})

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))

it('has an address that says which it is', () => {
  const period = fc.oneof(
    fc.constantFrom(...namedPeriods),
    fc.record({ from: day, until: day }).filter((span) => isPeriodSpan(span)),
  )
  fc.assert(
    fc.property(period, (chosen) => {
      expect(readPeriod(periodParam(chosen))).toEqual(chosen)
    }),
  )
})

it.each([
  null,
  '',
  '8',
  'constructor',
  '2026-02-30..2026-03-01',
  '2026-03-02..2026-03-01',
  `2020-01-01..${addDays('2020-01-01', maxPeriodDays)}`,
  '2026-03-01..2026-03-02..',
])('reads %o as everything to date', (text) => {
  expect(readPeriod(text)).toBe('all')
})

it('is compared with as many days, which end right before it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...namedPeriods.slice(1)),
      fc.date({ noInvalidDate: true, min: now, max: new Date('2100-01-01') }),
      (period, date) => {
        const span = periodSpan(period, date)
        if (!span) throw new Error('the period has no days')
        const before = spanBefore(span)
        expect(countDays(before)).toBe(countDays(span))
        expect(addDays(before.until, 1)).toBe(span.from)
      },
    ),
  )
})
