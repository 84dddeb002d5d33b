import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import type { JobContext } from '../../../queue/define.ts'
import { closeLaunch } from './close-launch.ts'
import { mayBeShown } from '../platform/platform-status.ts'
import { findLaunchStatus, listOpenLaunches, type LaunchScope } from '../core/launch.repo.ts'
import { stopRunningAd } from './stop.service.ts'
import type { Transition } from '../core/transition.ts'

/** Stops all waiting and live ads of an owner or of some brands; each is refunded as after any other stop. */
export async function stopAllAds(
  transition: Transition,
  of: LaunchScope,
  stop: { readonly actorId: string | null; readonly stopReason: StopReason },
): Promise<void> {
  for (const { balloonId, endedDate } of await listOpenLaunches(transition.db, of))
    if (!endedDate) await stopRunningAd(transition, { ...stop, balloonId })
}

/**
 * Settles all those ads without the refund delay, because nobody could do so after the deletion: stops each on its
 * platform, fetches its last figures and books the rest (OPN-67).
 */
export async function settleAllAds(context: JobContext, of: LaunchScope, now: Date): Promise<void> {
  const { db } = context
  const stop = { actorId: null, stopReason: 'account_deleted' } as const
  await db.transaction((trx) => stopAllAds({ ...context, db: trx, now }, of, stop))
  for (const { id } of await listOpenLaunches(db, of)) {
    let isMoreDue = true
    while (isMoreDue) {
      const found = await findLaunchStatus(db, id)
      const endedDate = found?.launch.endedDate
      if (!endedDate || (found.launch.settledDate && !mayBeShown(found.launch))) break
      const settleDate = addHours(endedDate, params.refundDelayHours)
      isMoreDue = await closeLaunch(context, found.launch, found.status, settleDate)
    }
  }
}
