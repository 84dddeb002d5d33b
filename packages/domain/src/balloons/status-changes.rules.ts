import type { BalloonStatus } from './balloon-status.rules.ts'

/** The statuses in which a platform shows an ad to people. */
export const liveStatuses = ['learning', 'running', 'endingSoon'] as const satisfies readonly BalloonStatus[]
export type LiveStatus = (typeof liveStatuses)[number]

export function isLive(status: BalloonStatus): status is LiveStatus {
  return liveStatuses.some((live) => live === status)
}

/**
 * Events of an ad. `LAUNCH` and `RESUME` request the money; `SUBMIT` means that it has arrived and the ad goes to
 * review, `WITHDRAW` that the user stopped paying. `GO_LIVE` is the platform's approval, or resumes an ad that already
 * had it; `PROGRESS` is a later stage of its launch. `REFUND` books the rest of a stopped launch.
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
 * Every allowed move of an ad's status, by event (MAC-03). Nothing else can happen: neither the server nor a screen has
 * moves outside this table.
 */
export const statusMoves: Readonly<Record<StatusEvent, Moves>> = {
  LAUNCH: { IN_PROGRESS: ['pending'] },
  // A stopped ad resumes as it was; a finished one is launched again (LCH-03).
  RESUME: { stopped: ['pending'], finished: ['pending'] },
  SUBMIT: { pending: ['pending_approval'], payment_failed: ['pending_approval'] },
  // An unpaid monthly renewal puts a live ad on hold (LST-06).
  FAIL_PAYMENT: { pending: ['payment_failed'], ...whileLive(['payment_failed']) },
  // Back to the status before the request for money.
  WITHDRAW: { pending: unpaid, payment_failed: unpaid },
  GO_LIVE: { pending: liveStatuses, pending_approval: liveStatuses, payment_failed: liveStatuses },
  PROGRESS: {
    learning: ['running', 'endingSoon'],
    running: ['endingSoon'],
    endingSoon: ['learning', 'running'],
  },
  FINISH: whileLive(['finished']),
  // Nothing was spent before its approval, so the whole budget is refunded at once (LCH-01, LCH-02).
  STOP: {
    pending_approval: ['stopped'],
    ...whileLive(['pending_refund']),
    // On hold because a renewal wasn't paid: the rest of the previous month is refunded.
    payment_failed: ['pending_refund'],
  },
  REFUND: { pending_refund: ['stopped'] },
  REJECT: { pending_approval: ['rejected'], ...whileLive(['rejected']) },
  FAIL_LAUNCH: { pending_approval: ['IN_PROGRESS'] },
  // Launching it again creates a new launch (OPN-38).
  EDIT: { rejected: ['IN_PROGRESS'], stopped: ['IN_PROGRESS'] },
}

/** Where an event may lead from a status; empty if it can't happen. */
export function movesFrom(status: BalloonStatus, event: StatusEvent): readonly BalloonStatus[] {
  return statusMoves[event][status] ?? []
}

/** The events that can happen in a status, in the order of the table. */
export function eventsFrom(status: BalloonStatus): readonly StatusEvent[] {
  return statusEvents.filter((event) => movesFrom(status, event).length > 0)
}

/** Statuses of an ad that waits for the payment of its launch, or of its next month. */
export const payingStatuses = ['pending', 'payment_failed'] as const satisfies readonly BalloonStatus[]

/**
 * How an ad is launched from a status: for the first time since its last edit, which includes paying for a launch that
 * waits for it, or once more after its end. Null if it can't be launched.
 */
export function launchActionIn(status: BalloonStatus): 'launch' | 'resume' | null {
  if (movesFrom(status, 'RESUME').length > 0) return 'resume'
  const isPaying = payingStatuses.some((paying) => paying === status)
  return isPaying || movesFrom(status, 'LAUNCH').length > 0 ? 'launch' : null
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
