import { runStageAt } from '@aloft/domain/ads/run-stage.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import { notified } from '@aloft/messages/en/notified'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { settle } from './run-money.service.ts'
import { type AdRun, findLatestAdRun, updateAdRun } from './run.repo.ts'
import { changeStatus } from './status.service.ts'
import { advance } from './stop.service.ts'
import { notifyTransition } from './notify-transition.ts'
import type { Transition } from './transition.ts'

/** The platform shows the ad from now on (OPN-82); false where it no longer waited for that. */
export async function goLive(transition: Transition, run: AdRun): Promise<boolean> {
  const { db, now } = transition
  const endDate = addHours(now, run.durationDays * 24)
  const stage = runStageAt({ startDate: now, endDate, fiftiethResultDate: null }, now)
  const to = stage === 'finished' ? 'endingSoon' : stage
  const moved = await changeStatus(db, { balloonId: run.balloonId, event: 'GO_LIVE', to, actorId: null, now })
  if (moved === null) return false
  await updateAdRun(db, run.id, { startDate: now, endDate, syncedUntil: now })
  await notifyTransition(transition, run, 'adLive')
  return true
}

/** A later stage of a live run; false where it is not live any more. */
export async function progress(transition: Transition, run: AdRun, to: BalloonStatus): Promise<boolean> {
  const { db, now } = transition
  const move = { balloonId: run.balloonId, event: 'PROGRESS', to, actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return false
  // One that is paid month by month goes on.
  if (to === 'endingSoon' && run.fundingRecurrence === 'oneOff')
    await notifyTransition(transition, run, 'adEndingSoon')
  return true
}

/** The run is over: what is left of it is credit at once. */
export async function finish(transition: Transition, run: AdRun): Promise<void> {
  const { db, now } = transition
  await lockOwner(db, run.ownerId)
  const { balloonId } = run
  if ((await changeStatus(db, { balloonId, event: 'FINISH', actorId: null, now })) === null) return
  await updateAdRun(db, run.id, { endedDate: now, stopReason: 'finished' })
  await settle(db, run, { hasRun: true, now })
  await notifyTransition(transition, run, 'adFinished')
}

/**
 * Somebody does not let the ad run: all that was not spent comes back, at once where it was never shown (LCH-05). False
 * where nobody asked any more.
 */
export async function rejectRun(
  transition: Transition,
  run: AdRun,
  by: { readonly actorId: string | null; readonly reason: string | null },
): Promise<boolean> {
  return endBeforeTime(transition, run, { ...by, event: 'REJECT', stopReason: 'rejected' })
}

/** It could not be sent to its platform: it is work in progress again, and everything comes back (LCH-13). */
export async function failLaunch(transition: Transition, run: AdRun): Promise<boolean> {
  return endBeforeTime(transition, run, {
    actorId: null,
    reason: null,
    event: 'FAIL_LAUNCH',
    stopReason: 'launch_failed',
  })
}

async function endBeforeTime(
  transition: Transition,
  found: AdRun,
  end: {
    readonly event: 'REJECT' | 'FAIL_LAUNCH'
    readonly stopReason: StopReason
    readonly actorId: string | null
    readonly reason: string | null
  },
): Promise<boolean> {
  const { db, now, jobs } = transition
  await lockOwner(db, found.ownerId)
  // Paid or spent since it was read, or launched again as another run, which nobody has reviewed.
  const run = await findLatestAdRun(db, found.balloonId)
  if (run?.id !== found.id) return false
  const { balloonId } = run
  const { event, actorId, reason, stopReason } = end
  if ((await changeStatus(db, { balloonId, event, actorId, reason, now })) === null) return false
  await updateAdRun(db, run.id, { endedDate: now, stopReason })
  // The cost of an ad that was shown is known once its last figures are there.
  if (run.startDate) await scheduleDueWork(db, advance(run.id), addHours(now, params.refundDelayHours))
  else await settle(db, run, { hasRun: false, now })
  await notifyTransition(transition, run, event === 'REJECT' ? 'adRejected' : 'adLaunchFailed', {
    why: reason,
  })
  await jobs.add('advance-run', { runId: run.id })
  return true
}

/** The next month of a live run was not paid: the ad is held until it is, and its owner is notified of the cause (LST-06). */
export async function hold(
  transition: Transition,
  run: AdRun,
  why: 'noCredit' | 'cardRefused' | 'cardNotCharged',
): Promise<void> {
  const { db, now } = transition
  const move = { balloonId: run.balloonId, event: 'FAIL_PAYMENT', actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return
  // Its platform stops showing it.
  await transition.jobs.add('advance-run', { runId: run.id })
  await notifyTransition(transition, run, 'adHeld', { why: notified.why[why] })
}
