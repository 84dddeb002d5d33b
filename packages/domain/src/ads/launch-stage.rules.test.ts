import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import {
  learningDay,
  nextStageDate,
  launchEndDate,
  type StageFacts,
  launchStageAt,
  stagesOf,
} from './launch-stage.rules.ts'

const startDate = new Date(Date.UTC(2026, 10, 1))
const onDay = (day: number) => addHours(startDate, day * 24)
const launch = (days: number, learnedOn: number | null = null): StageFacts => ({
  startDate,
  endDate: onDay(days),
  fiftiethResultDate: learnedOn === null ? null : onDay(learnedOn),
})

it.each([
  [4, launch(30, 2), 'learning'],
  [5, launch(30, 2), 'running'],
  [6, launch(30, 6), 'running'],
  [6, launch(30), 'learning'],
  [10, launch(30), 'running'],
  [9.99, launch(30), 'learning'],
  [27, launch(30), 'running'],
  [27.01, launch(30), 'endingSoon'],
  [28, launch(30), 'endingSoon'],
  [30, launch(30), 'endingSoon'],
  [30.01, launch(30), 'finished'],
  [1, launch(2), 'endingSoon'],
] as const)('on day %d of %j: %s (OPN-82)', (day, given, stage) => {
  expect(launchStageAt(given, onDay(day))).toBe(stage)
})

it('changes its stage at the dates that it gives, and at no other', () => {
  const days = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(
      days,
      fc.option(days),
      fc.double({ min: 0, max: 70, noNaN: true }),
      (length, learned, day) => {
        const given = launch(length, learned)
        const now = onDay(day)
        const next = nextStageDate(given, now)
        const stage = launchStageAt(given, now)
        expect(next === null).toBe(stage === 'finished')
        // Right before the next transition, its stage is still the same.
        const before = Math.max(now.getTime(), (next?.getTime() ?? 0) - 1)
        expect(launchStageAt(given, new Date(before))).toBe(stage)
      },
    ),
  )
})

describe('the stages of a launch', () => {
  const later = (date: Date) => new Date(date.getTime() + 1)

  it('each have their own date, even if all are reached between two checks', () => {
    const given = launch(30, 6)
    expect(stagesOf(given, { status: 'learning', from: onDay(3), until: onDay(40) })).toEqual([
      { stage: 'running', date: onDay(6) },
      { stage: 'endingSoon', date: later(onDay(27)) },
      { stage: 'finished', date: later(onDay(30)) },
    ])
    expect(stagesOf(given, { status: 'running', from: onDay(7), until: onDay(27) })).toEqual([])
  })

  it('begin again if the following month was paid', () => {
    const between = { status: 'endingSoon', from: onDay(30), until: onDay(31) } as const
    expect(stagesOf(launch(60, 6), between)).toEqual([{ stage: 'running', date: onDay(30) }])
  })

  it('are the same however often somebody looks', () => {
    const dates = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (days, length, learned) => {
          const given = launch(length, learned)
          let status = launchStageAt(given, startDate)
          let from = startDate
          const seen: unknown[] = []
          for (const day of [...days.toSorted((left, right) => left - right), 41]) {
            if (status === 'finished') break
            const stages = stagesOf(given, { status, from, until: onDay(day) })
            seen.push(...stages)
            status = stages.at(-1)?.stage ?? status
            from = onDay(day)
          }
          const first = launchStageAt(given, startDate)
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
  expect(launchEndDate(dates)).toEqual(end)
})

it('counts the days of learning up to the tenth, unless the launch ends before that (OPN-82)', () => {
  expect(learningDay(launch(30), startDate)).toEqual({ day: 1, most: 10 })
  expect(learningDay(launch(30), onDay(3.5))).toEqual({ day: 4, most: 10 })
  expect(learningDay(launch(30), onDay(12))).toEqual({ day: 10, most: 10 })
  expect(learningDay(launch(9), onDay(3))).toBeNull()
})
