import type { BalloonStatus } from './balloon-status.rules.ts'

/** The statuses of an ad that its platform shows to people. */
export const liveStatuses = ['learning', 'running', 'endingSoon'] as const satisfies readonly BalloonStatus[]
export type LiveStatus = (typeof liveStatuses)[number]

export function isLive(status: BalloonStatus): status is LiveStatus {
  return liveStatuses.some((live) => live === status)
}

/**
 * What happens to an ad. `LAUNCH` and `RESUME` ask for the money; `SUBMIT` says that it is there and the ad goes to
 * review, `WITHDRAW` that the user gave up paying. `GO_LIVE` is the platform's yes, and the way on of an ad that had
 * it before; `PROGRESS` is a later stage of its launch. `REFUND` books what a stopped launch left over.
 */
export const statusEvents = [
  'LAUNCH',
  'RESUME',
  'SUBMIT',
  'FAIL_PAYMENT',
  'WITHDRAW',
  'GO_LIVE',
  'PROGRESS',
  'FINISH',
  'STOP',
  'REFUND',
  'REJECT',
  'FAIL_LAUNCH',
  'EDIT',
] as const
export type StatusEvent = (typeof statusEvents)[number]

type Moves = Readonly<Partial<Record<BalloonStatus, readonly BalloonStatus[]>>>

const whileLive = (to: readonly BalloonStatus[]): Moves => ({ learning: to, running: to, endingSoon: to })

const unpaid = ['IN_PROGRESS', 'stopped', 'finished'] as const satisfies readonly BalloonStatus[]

/**
 * Every allowed move of an ad's status, by event (MAC-03). Whatever is not here does not happen: neither the server
 * nor a screen knows of moves beside this table.
 */
export const statusMoves: Readonly<Record<StatusEvent, Moves>> = {
  LAUNCH: { IN_PROGRESS: ['pending'] },
  // A stopped ad goes on as it was; a finished one runs once more (LCH-03).
  RESUME: { stopped: ['pending'], finished: ['pending'] },
  SUBMIT: { pending: ['pending_approval'], payment_failed: ['pending_approval'] },
  // A monthly renewal that is not paid holds an ad that is live (LST-06).
  FAIL_PAYMENT: { pending: ['payment_failed'], ...whileLive(['payment_failed']) },
  // Back to where it was before it asked for money.
  WITHDRAW: { pending: unpaid, payment_failed: unpaid },
  GO_LIVE: { pending: liveStatuses, pending_approval: liveStatuses, payment_failed: liveStatuses },
  PROGRESS: {
    learning: ['running', 'endingSoon'],
    running: ['endingSoon'],
    endingSoon: ['learning', 'running'],
  },
  FINISH: whileLive(['finished']),
  // Before its approval nothing was spent, so that the whole budget comes back at once (LCH-01, LCH-02).
  STOP: {
    pending_approval: ['stopped'],
    ...whileLive(['pending_refund']),
    // Held by a renewal that was not paid: what is left of the month before comes back.
    payment_failed: ['pending_refund'],
  },
  REFUND: { pending_refund: ['stopped'] },
  REJECT: { pending_approval: ['rejected'], ...whileLive(['rejected']) },
  FAIL_LAUNCH: { pending_approval: ['IN_PROGRESS'] },
  // Launching it again makes a new launch (OPN-38).
  EDIT: { rejected: ['IN_PROGRESS'], stopped: ['IN_PROGRESS'] },
}

/** Where an event may lead from a status; empty where it cannot happen. */
export function movesFrom(status: BalloonStatus, event: StatusEvent): readonly BalloonStatus[] {
  return statusMoves[event][status] ?? []
}

/** The events that can happen to an ad of a status, in the order of the table. */
export function eventsFrom(status: BalloonStatus): readonly StatusEvent[] {
  return statusEvents.filter((event) => movesFrom(status, event).length > 0)
}

/** One entry of an ad's status history, oldest first (ENT-21). */
export interface StatusEntry {
  readonly status: BalloonStatus
  readonly date: Date
}

/** A launch's submitted date: the last pending entry before its start, or null (PRF-03). */
export function submittedDateOf(history: readonly StatusEntry[], startDate: Date): Date | null {
  return history.findLast(({ status, date }) => status === 'pending' && date < startDate)?.date ?? null
}
