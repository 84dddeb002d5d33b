import { describe, expect, it } from 'vitest'
import {
  barStatus,
  placeInWindow,
  timelineBar,
  timelineResolutions,
  timelineWindow,
} from './timeline.rules.ts'

// A Sunday.
const now = new Date(2026, 10, 22, 10, 30)

describe('a window', () => {
  it.each([
    ['today', new Date(2026, 10, 22), new Date(2026, 10, 23), 8],
    ['weeks', new Date(2026, 9, 26), new Date(2026, 11, 21), 8],
    ['months', new Date(2026, 8, 1), new Date(2027, 2, 1), 6],
    ['quarters', new Date(2026, 3, 1), new Date(2027, 9, 1), 6],
  ] as const)('of %s', (resolution, from, until, count) => {
    const window = timelineWindow(resolution, now)
    expect(window).toMatchObject({ from, until })
    expect(window.ticks).toHaveLength(count)
    expect(window.ticks[0]).toEqual(from)
  })

  it.each(timelineResolutions)('of %s joins those before and behind', (resolution) => {
    const [before, at, behind] = [-1, 0, 1].map((pages) => timelineWindow(resolution, now, pages))
    expect(before?.until).toEqual(at?.from)
    expect(behind?.from).toEqual(at?.until)
    expect(placeInWindow(now, timelineWindow(resolution, now))).not.toBeNull()
  })
})

describe('a bar', () => {
  const window = timelineWindow('weeks', now)
  const day = (month: number, number: number) => new Date(2026, month, number)

  it.each([
    [day(9, 26), day(10, 23), { start: 0, width: 0.5, isCutAtStart: false, isCutAtEnd: false }],
    [day(8, 1), day(10, 23), { start: 0, width: 0.5, isCutAtStart: true, isCutAtEnd: false }],
    [day(10, 23), null, { start: 0.5, width: 0.5, isCutAtStart: false, isCutAtEnd: true }],
    [day(10, 23), day(11, 30), { start: 0.5, width: 0.5, isCutAtStart: false, isCutAtEnd: true }],
  ])('from %s to %s', (startDate, endDate, bar) => {
    const found = timelineBar({ startDate, endDate }, window)
    expect(found).toMatchObject({ isCutAtStart: bar.isCutAtStart, isCutAtEnd: bar.isCutAtEnd })
    // A night with a clock change is an hour longer.
    expect(found?.start).toBeCloseTo(bar.start, 2)
    expect(found?.width).toBeCloseTo(bar.width, 2)
  })

  it.each([
    [null, null],
    [day(11, 21), null],
    [day(8, 1), day(9, 26)],
  ])('is none from %s to %s', (startDate, endDate) => {
    expect(timelineBar({ startDate, endDate }, window)).toBeNull()
  })
})

it.each([
  // A launch that continues, or whose renewal isn't paid yet, has its ad's status.
  ['learning', null, 'learning'],
  ['payment_failed', null, 'payment_failed'],
  // A finished one keeps its end, even if its ad is edited or launched once more.
  ['IN_PROGRESS', 'user_stopped', 'stopped'],
  ['IN_PROGRESS', 'rejected', 'rejected'],
  ['pending_approval', 'finished', 'finished'],
  ['payment_failed', 'safety_net', 'stopped'],
  ['finished', 'finished', 'finished'],
  // The rest of its money is refunded before its ad is stopped.
  ['pending_refund', 'user_stopped', 'pending_refund'],
] as const)(
  'the bar of an ad that is %s, its launch ended as %s, says %s (PRF-02)',
  (status, stopReason, expected) => {
    expect(barStatus({ status, stopReason })).toBe(expected)
  },
)
