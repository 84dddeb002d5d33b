import { expect, it } from 'vitest'
import { nextSupportDate, supportHours } from './support-hours.rules.ts'

it.each([
  ['a Monday morning before eight', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00.000Z'],
  ['eight o’clock', '2026-11-23T08:00:00Z', null],
  ['the last minute of a day', '2026-11-24T16:59:59Z', null],
  ['the evening', '2026-11-24T17:00:00Z', '2026-11-25T08:00:00.000Z'],
  ['a Friday evening', '2026-11-27T17:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['New Year’s Eve at night', '2026-12-31T23:30:00Z', '2027-01-01T08:00:00.000Z'],
])('knows on %s when people answer', (_, now, next) => {
  expect(nextSupportDate(new Date(now))?.toISOString() ?? null).toBe(next)
})

it('names a moment in the next three days at which somebody is there, for each hour of a year', () => {
  const start = Date.UTC(2026, 0, 1, 0, 30)
  for (let hour = 0; hour < 365 * 24; hour++) {
    const now = new Date(start + hour * 3_600_000)
    const next = nextSupportDate(now)
    if (next === null) continue
    expect(next.getTime()).toBeGreaterThan(now.getTime())
    expect(next.getTime() - now.getTime()).toBeLessThan(3 * 24 * 3_600_000)
    expect(next.getUTCHours()).toBe(supportHours.fromHour)
    expect(nextSupportDate(next)).toBeNull()
  }
})
