import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import { lockOwner } from '../../../ledger/ledger.repo.ts'
import { settle } from '../core/launch-money.service.ts'
import { type Launch, findLaunch, findLatestLaunch, updateLaunch } from '../core/launch.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import { notifyTransition, reasonOfStop } from '../core/notify-transition.ts'
import type { Transition } from '../core/transition.ts'

export interface Stop {
  readonly balloonId: string
  readonly actorId: string | null
  readonly stopReason: StopReason
  /** Also shown to the user. */
  readonly reason?: string | null
}

/**
 * Stops an ad that is live or waits for its review. Before approval the whole budget becomes credit at once; later the
 * rest does after the refund delay (LCH-01, LCH-02, OPN-39). Returns the credit in minor units, or null if there is
 * nothing to stop (LCH-11).
 */
export async function stopRunningAd(transition: Transition, stop: Stop): Promise<number | null> {
  const { db, now } = transition
  const payer = (await findLatestLaunch(db, stop.balloonId))?.ownerId
  if (payer === undefined) return null
  // Lock the owner before the ad, as everywhere that money moves.
  await lockOwner(db, payer)
  const latest = await findLatestLaunch(db, stop.balloonId)
  // Never paid: it's on no platform, and there's nothing to refund.
  if (!latest || latest.submittedDate === null) return null
  const status = await changeStatus(db, {
    balloonId: stop.balloonId,
    event: 'STOP',
    actorId: stop.actorId,
    reason: stop.reason ?? null,
    now,
  })
  if (status === null) return null
  await updateLaunch(db, latest.id, { endedDate: now, stopReason: stop.stopReason })
  const isOver = status === 'stopped'
  const credited = isOver ? await settle(db, latest, { hasStarted: false, now }) : 0
  if (!isOver) await scheduleDueWork(db, advance(latest.id), addHours(now, params.refundDelayHours))
  const why = stop.reason ?? null
  const reason = reasonOfStop(stop.stopReason)
  if (why || reason)
    await notifyTransition(transition, latest, 'adStopped', { why, ...(reason && { reason }) })
  // The job pauses it on the platform.
  await transition.enqueue(transition.db, 'advance-launch', { launchId: latest.id })
  return credited
}

/** Refunds the rest of an ad that was stopped or taken down, once. The caller has checked that the refund is due. */
export async function refundStoppedAd(transition: Transition, found: Launch): Promise<void> {
  const { db, now } = transition
  await lockOwner(db, found.ownerId)
  const launch = await findLaunch(db, found.id)
  if (!launch || launch.settledDate) return
  const { balloonId } = launch
  const refund = { balloonId, event: 'REFUND', actorId: null, now } as const
  // An ad that was taken down already has its status, and may be in editing again.
  if (launch.stopReason !== 'rejected' && (await changeStatus(db, refund)) === null) return
  const credited = await settle(db, launch, { hasStarted: true, now })
  // A deleted account has nobody to notify.
  if (credited > 0 && launch.stopReason !== 'account_deleted')
    await notifyTransition(transition, launch, 'adRefunded', { amount: credited })
}

/** The due work of a launch: its next step. */
export function advance(launchId: string): { readonly kind: 'advance-launch'; readonly subject: string } {
  return { kind: 'advance-launch', subject: launchId }
}
