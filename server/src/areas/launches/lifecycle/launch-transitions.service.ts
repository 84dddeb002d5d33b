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

/** The platform shows the ad from now on (OPN-82); false if it no longer waited for that. */
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
  return true
}

/** A later stage of a live launch; false if it is not live any more. */
export async function progress(transition: Transition, launch: Launch, to: BalloonStatus): Promise<boolean> {
  const { db, now } = transition
  const move = { balloonId: launch.balloonId, event: 'PROGRESS', to, actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return false
  // One that is paid month by month goes on.
  if (to === 'endingSoon' && launch.fundingRecurrence === 'oneOff')
    await notifyTransition(transition, launch, 'adEndingSoon')
  return true
}

/** The launch is over: what is left of it is credit at once. */
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
 * Somebody does not let the ad run: all that was not spent comes back, at once where it was never shown (LCH-05). False
 * where nobody asked any more.
 */
export async function rejectLaunch(
  transition: Transition,
  launch: Launch,
  by: { readonly actorId: string | null; readonly reason: Reason | null },
): Promise<boolean> {
  return endBeforeTime(transition, launch, { ...by, event: 'REJECT', stopReason: 'rejected' })
}

/** It could not be sent to its platform: it is work in progress again, and everything comes back (LCH-13). */
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
  // Paid or spent since it was read, or followed again as another launch, which nobody has reviewed.
  const launch = await findLatestLaunch(db, found.balloonId)
  if (launch?.id !== found.id) return false
  const { balloonId } = launch
  const { event, actorId, reason, stopReason } = end
  if ((await changeStatus(db, { balloonId, event, actorId, reason, now })) === null) return false
  await updateLaunch(db, launch.id, { endedDate: now, stopReason })
  // The cost of an ad that was shown is known once its last figures are there.
  if (launch.startDate) await scheduleDueWork(db, advance(launch.id), addHours(now, params.refundDelayHours))
  else await settle(db, launch, { hasStarted: false, now })
  await notifyTransition(transition, launch, event === 'REJECT' ? 'adRejected' : 'adLaunchFailed', {
    why: reason,
  })
  await enqueue(db, 'advance-launch', { launchId: launch.id })
  return true
}

/** The next month of a live launch was not paid: the ad is held until it is, and its owner is notified of the cause (LST-06). */
export async function hold(
  transition: Transition,
  launch: Launch,
  reason: 'noCredit' | 'cardRefused' | 'cardNotCharged',
): Promise<void> {
  const { db, now } = transition
  const move = { balloonId: launch.balloonId, event: 'FAIL_PAYMENT', actorId: null, now } as const
  if ((await changeStatus(db, move)) === null) return
  // Its platform stops showing it.
  await transition.enqueue(transition.db, 'advance-launch', { launchId: launch.id })
  await notifyTransition(transition, launch, 'adHeld', { reason })
}
