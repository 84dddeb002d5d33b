import { launchStageAt } from '@aloft/domain/ads/launch-stage.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import type { Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import { lockOwner } from '../../../ledger/ledger.repo.ts'
import { settle } from '../core/launch-money.service.ts'
import { type Launch, findLatestLaunch, updateLaunch } from '../core/launch.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import { advance } from './stop.service.ts'
import { notifyTransition } from '../core/notify-transition.ts'
import type { Transition } from '../core/transition.ts'

/** The platform now shows the ad (OPN-82); false if the launch was not waiting for that. */
export async function goLive(transition: Transition, launch: Launch): Promise<boolean> {
  const { db, now } = transition
  const endDate = addHours(now, launch.durationDays * 24)
  const stage = launchStageAt({ startDate: now, endDate, fiftiethResultDate: null }, now)
  const to = stage === 'finished' ? 'endingSoon' : stage
  const moved = await changeStatus(db, {
    balloonId: launch.balloonId,
    event: 'GO_LIVE',
    to,
    actorId: null,
    now,
  })
  if (moved === null) return false
  await updateLaunch(db, launch.id, { startDate: now, endDate, syncedUntil: now })
  await notifyTransition(transition, launch, 'adLive')
  if (launch.stopsFollowed) await transition.enqueue(db, 'stop-replaced-ad', { launchId: launch.id })
  return true
}

/** Moves a live launch to a later stage; false if it is no longer live. */
export async function progress(transition: Transition, launch: Launch, to: BalloonStatus): Promise<boolean> {
  const { db, now } = transition
  const move = { balloonId: launch.balloonId, event: 'PROGRESS', to, actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return false
  // A monthly ad continues instead of ending.
  if (to === 'endingSoon' && launch.fundingRecurrence === 'oneOff')
    await notifyTransition(transition, launch, 'adEndingSoon')
  return true
}

/** Ends a launch on schedule; the unspent rest becomes credit at once. */
export async function finish(transition: Transition, launch: Launch): Promise<void> {
  const { db, now } = transition
  await lockOwner(db, launch.ownerId)
  const { balloonId } = launch
  if ((await changeStatus(db, { balloonId, event: 'FINISH', actorId: null, now })) === null) return
  await updateLaunch(db, launch.id, { endedDate: now, stopReason: 'finished' })
  await settle(db, launch, { hasStarted: true, now })
  await notifyTransition(transition, launch, 'adFinished')
}

/**
 * Rejects an ad and refunds all that was not spent, at once if it was never shown (LCH-05). False if the launch no
 * longer awaits a decision.
 */
export async function rejectLaunch(
  transition: Transition,
  launch: Launch,
  by: { readonly actorId: string | null; readonly reason: Reason | null },
): Promise<boolean> {
  return endBeforeTime(transition, launch, { ...by, event: 'REJECT', stopReason: 'rejected' })
}

/** The ad could not be sent to its platform: it becomes a draft again, and everything is refunded (LCH-13). */
export async function failLaunch(transition: Transition, launch: Launch): Promise<boolean> {
  return endBeforeTime(transition, launch, {
    actorId: null,
    reason: null,
    event: 'FAIL_LAUNCH',
    stopReason: 'launch_failed',
  })
}

async function endBeforeTime(
  transition: Transition,
  found: Launch,
  end: {
    readonly event: 'REJECT' | 'FAIL_LAUNCH'
    readonly stopReason: StopReason
    readonly actorId: string | null
    readonly reason: Reason | null
  },
): Promise<boolean> {
  const { db, now, enqueue } = transition
  await lockOwner(db, found.ownerId)
  // Paid or spent in the meantime, or replaced by a newer launch that nobody has reviewed.
  const launch = await findLatestLaunch(db, found.balloonId)
  if (launch?.id !== found.id) return false
  const { balloonId } = launch
  const { event, actorId, reason, stopReason } = end
  if ((await changeStatus(db, { balloonId, event, actorId, reason, now })) === null) return false
  await updateLaunch(db, launch.id, { endedDate: now, stopReason })
  // The cost of a live ad is known only after its last figures arrive.
  if (launch.startDate) await scheduleDueWork(db, advance(launch.id), addHours(now, params.refundDelayHours))
  else await settle(db, launch, { hasStarted: false, now })
  await notifyTransition(transition, launch, event === 'REJECT' ? 'adRejected' : 'adLaunchFailed', {
    why: reason,
  })
  await enqueue(db, 'advance-launch', { launchId: launch.id })
  return true
}

/**
 * The next month of a live launch was not paid: holds the ad until it is, and notifies its owner of the cause (LST-06).
 */
export async function hold(
  transition: Transition,
  launch: Launch,
  reason: 'noCredit' | 'cardRefused' | 'cardNotCharged',
): Promise<void> {
  const { db, now } = transition
  const move = { balloonId: launch.balloonId, event: 'FAIL_PAYMENT', actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return
  // The job pauses it on the platform.
  await transition.enqueue(transition.db, 'advance-launch', { launchId: launch.id })
  await notifyTransition(transition, launch, 'adHeld', { reason })
}
