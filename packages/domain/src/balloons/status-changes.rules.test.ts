import { describe, expect, it } from 'vitest'
import { type BalloonStatus, balloonStatuses, isUnderWay } from './balloon-status.rules.ts'
import {
  eventsFrom,
  isLive,
  launchActionIn,
  liveStatuses,
  movesFrom,
  type StatusEntry,
  statusEvents,
  submittedDateOf,
} from './status-changes.rules.ts'

/** Statuses that can be reached from one by any number of events. */
function reachedFrom(start: BalloonStatus): ReadonlySet<BalloonStatus> {
  const reached = new Set([start])
  for (const status of reached) {
    for (const event of statusEvents) for (const next of movesFrom(status, event)) reached.add(next)
  }
  return reached
}

describe('the moves of a status (MAC-03)', () => {
  it.each<[BalloonStatus, readonly string[]]>([
    ['IN_PROGRESS', ['LAUNCH']],
    ['pending', ['SUBMIT', 'FAIL_PAYMENT', 'WITHDRAW', 'GO_LIVE']],
    ['pending_approval', ['GO_LIVE', 'STOP', 'REJECT', 'FAIL_LAUNCH']],
    ['learning', ['FAIL_PAYMENT', 'PROGRESS', 'FINISH', 'STOP', 'REJECT']],
    ['running', ['FAIL_PAYMENT', 'PROGRESS', 'FINISH', 'STOP', 'REJECT']],
    ['endingSoon', ['FAIL_PAYMENT', 'PROGRESS', 'FINISH', 'STOP', 'REJECT']],
    ['stopped', ['RESUME', 'EDIT']],
    ['rejected', ['EDIT']],
    ['pending_refund', ['REFUND']],
    ['payment_failed', ['SUBMIT', 'WITHDRAW', 'GO_LIVE', 'STOP']],
    ['finished', ['RESUME']],
    ['deprecated', []],
  ])('from %s', (status, events) => {
    expect(eventsFrom(status)).toEqual(events)
  })

  it('reach every status from work in progress but the one of older installations', () => {
    expect(reachedFrom('IN_PROGRESS')).toEqual(
      new Set(balloonStatuses.filter((status) => status !== 'deprecated')),
    )
  })

  it('leave every status again, whatever happened', () => {
    for (const status of balloonStatuses.filter((one) => one !== 'deprecated')) {
      expect(reachedFrom(status), status).toContain('IN_PROGRESS')
    }
  })

  it('credit the whole budget before the approval, and the rest later (LCH-01, LCH-02)', () => {
    expect(movesFrom('pending_approval', 'STOP')).toEqual(['stopped'])
    for (const status of liveStatuses) expect(movesFrom(status, 'STOP')).toEqual(['pending_refund'])
  })

  it('let an ad be launched before its end and once more after it, and paid while it waits (LCH-03)', () => {
    const allowing = (action: string) => balloonStatuses.filter((status) => launchActionIn(status) === action)
    expect(allowing('launch')).toEqual(['IN_PROGRESS', 'pending', 'payment_failed'])
    expect(allowing('resume')).toEqual(['stopped', 'finished'])
  })

  it('let rejected and stopped ads be edited (OPN-38)', () => {
    expect(balloonStatuses.filter((status) => movesFrom(status, 'EDIT').length > 0)).toEqual([
      'stopped',
      'rejected',
    ])
  })

  it('never lead an ad under way into the editor without a stop, a rejection or a withdrawal', () => {
    for (const status of balloonStatuses.filter(isUnderWay)) {
      const events = statusEvents.filter((event) => movesFrom(status, event).includes('IN_PROGRESS'))
      expect(['WITHDRAW', 'FAIL_LAUNCH']).toEqual(expect.arrayContaining(events))
    }
  })

  it('show to people what is live, and nothing else', () => {
    expect(balloonStatuses.filter(isLive)).toEqual(['learning', 'running', 'endingSoon'])
  })
})

describe('the date on which a launch was submitted (PRF-03)', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number))
  const entry = (status: BalloonStatus, number: number): StatusEntry => ({ status, date: day(number) })
  const history = [entry('pending', 1), entry('rejected', 2), entry('pending', 3), entry('pending', 9)]

  it.each([
    [4, 3],
    [3, 1],
    [20, 9],
  ])('of a launch that started on day %i is day %i', (start, submitted) => {
    expect(submittedDateOf(history, day(start))).toEqual(day(submitted))
  })

  it('is not known where none was pending before', () => {
    expect(submittedDateOf(history, day(1))).toBeNull()
  })
})
