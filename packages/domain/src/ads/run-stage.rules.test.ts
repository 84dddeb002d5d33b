import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import { nextStageDate, type RunToRead, runStageAt } from './run-stage.rules.ts'

const startDate = new Date(Date.UTC(2026, 10, 1))
const onDay = (day: number) => addHours(startDate, day * 24)
const run = (days: number, learnedOn: number | null = null): RunToRead => ({
  startDate,
  endDate: onDay(days),
  fiftiethResultDate: learnedOn === null ? null : onDay(learnedOn),
})

it.each([
  [4, run(30, 2), 'learning'],
  [5, run(30, 2), 'running'],
  [6, run(30, 6), 'running'],
  [6, run(30), 'learning'],
  [10, run(30), 'running'],
  [9.99, run(30), 'learning'],
  [27, run(30), 'running'],
  [27.01, run(30), 'endingSoon'],
  [28, run(30), 'endingSoon'],
  [30, run(30), 'endingSoon'],
  [30.01, run(30), 'finished'],
  [1, run(2), 'endingSoon'],
] as const)('on day %d of %j: %s (OPN-82)', (day, given, stage) => {
  expect(runStageAt(given, onDay(day))).toBe(stage)
})

it('changes its stage at the dates that it tells, and at no other', () => {
  const days = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(
      days,
      fc.option(days),
      fc.double({ min: 0, max: 70, noNaN: true }),
      (length, learned, day) => {
        const given = run(length, learned)
        const now = onDay(day)
        const next = nextStageDate(given, now)
        const stage = runStageAt(given, now)
        expect(next === null).toBe(stage === 'finished')
        // Right before the next turn it is still where it was.
        const before = Math.max(now.getTime(), (next?.getTime() ?? 0) - 1)
        expect(runStageAt(given, new Date(before))).toBe(stage)
      },
    ),
  )
})
