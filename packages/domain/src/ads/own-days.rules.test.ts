import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxPeriodDays, ownDays, readOwnDays, readReportPeriod } from './own-days.rules.ts'
import { addDays } from './report-days.rules.ts'

it('reads the periods of a report, and no others', () => {
  expect(readReportPeriod('7')).toBe('7')
  expect(readReportPeriod('all')).toBe('all')
  expect(readReportPeriod('launch')).toBe('launch')
  expect(readReportPeriod('2026-11-01..2026-11-15')).toBe('2026-11-01..2026-11-15')
  for (const text of [
    null,
    '',
    '8',
    'month',
    '2026-11-15..2026-11-01',
    '2026-02-30..2026-03-01',
    '2026-11-01',
  ])
    expect(readReportPeriod(text)).toBeNull()
})

it('reads back what it writes, up to the most days', () => {
  const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: maxPeriodDays + 50 }), (from, count) => {
      const span = { from, until: addDays(from, count - 1) }
      expect(readOwnDays(ownDays(span))).toEqual(count <= maxPeriodDays ? span : null)
    }),
  )
})
