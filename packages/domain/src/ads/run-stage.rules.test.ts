import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import { nextStageDate, runEndDate, type RunToRead, runStageAt, stagesOf } from './run-stage.rules.ts'

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

it('changes its stage at the dates that it gives, and at no other', () => {
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
        // Right before the next transition its stage is still the same.
        const before = Math.max(now.getTime(), (next?.getTime() ?? 0) - 1)
        expect(runStageAt(given, new Date(before))).toBe(stage)
      },
    ),
  )
})

describe('the stages of a run', () => {
  const later = (date: Date) => new Date(date.getTime() + 1)

  it('each have their own date, even if all are reached between two checks', () => {
    const given = run(30, 6)
    expect(stagesOf(given, { status: 'learning', from: onDay(3), until: onDay(40) })).toEqual([
      { stage: 'running', date: onDay(6) },
      { stage: 'endingSoon', date: later(onDay(27)) },
      { stage: 'finished', date: later(onDay(30)) },
    ])
    expect(stagesOf(given, { status: 'running', from: onDay(7), until: onDay(27) })).toEqual([])
  })

  it('begin again if the following month was paid', () => {
    const between = { status: 'endingSoon', from: onDay(30), until: onDay(31) } as const
    expect(stagesOf(run(60, 6), between)).toEqual([{ stage: 'running', date: onDay(30) }])
  })

  it('are the same however often somebody looks', () => {
    const dates = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (days, length, learned) => {
          const given = run(length, learned)
          let status = runStageAt(given, startDate)
          let from = startDate
          const seen: unknown[] = []
          for (const day of [...days.toSorted((left, right) => left - right), 41]) {
            if (status === 'finished') break
            const stages = stagesOf(given, { status, from, until: onDay(day) })
            seen.push(...stages)
            status = stages.at(-1)?.stage ?? status
            from = onDay(day)
          }
          const first = runStageAt(given, startDate)
          if (first === 'finished') throw new Error('over before it began')
          expect(seen).toEqual(stagesOf(given, { status: first, from: startDate, until: onDay(41) }))
        },
      ),
    )
  })
})

it.each([
  ['goes on', { startDate, endDate: onDay(30), endedDate: null }, onDay(30)],
  ['was stopped', { startDate, endDate: onDay(30), endedDate: onDay(4) }, onDay(4)],
  ['waits', { startDate: null, endDate: null, endedDate: null }, null],
  ['was stopped before it started', { startDate: null, endDate: null, endedDate: onDay(4) }, null],
])('has no end without a start: one that %s (LST-03)', (_, dates, end) => {
  expect(runEndDate(dates)).toEqual(end)
})
