import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import { dailyCost, launchDay } from './launch-day.rules.ts'

const start = new Date('2026-11-04T08:30:00Z')
const span = { endDate: addHours(start, 30 * 24), endedDate: null, durationDays: 30 }

it.each([
  ['in its first hour', 0.5, 1],
  ['a day later', 24, 2],
  ['in its last hour', 30 * 24 - 1, 30],
  ['after its end', 40 * 24, 30],
  ['before its start, by a clock that is behind', -5, 1],
])('counts days %s', (_, hours, day) => {
  expect(launchDay(span, addHours(start, hours))).toBe(day)
})

it('keeps the day on which a launch was stopped', () => {
  expect(launchDay({ ...span, endedDate: addHours(start, 14.5 * 24) }, addHours(start, 25 * 24))).toBe(15)
})

it('counts from 1 again in each paid month', () => {
  const second = { ...span, endDate: addHours(start, 60 * 24) }
  expect(launchDay(second, addHours(start, 31 * 24))).toBe(2)
})

it('always is a day of the period', () => {
  const days = fc.integer({ min: 1, max: 365 })
  fc.assert(
    fc.property(days, fc.double({ min: -1e4, max: 1e4, noNaN: true }), (durationDays, hours) => {
      const day = launchDay({ ...span, durationDays }, addHours(start, hours))
      expect(Number.isInteger(day) && day >= 1 && day <= durationDays).toBe(true)
    }),
  )
})

it('spreads the budget of all paid months evenly', () => {
  expect(dailyCost({ budget: 22_500, fundedPeriods: 1, durationDays: 30 })).toBe(750)
  expect(dailyCost({ budget: 45_000, fundedPeriods: 2, durationDays: 30 })).toBe(750)
  expect(dailyCost({ budget: 10_000, fundedPeriods: 1, durationDays: 30 })).toBe(333)
})
