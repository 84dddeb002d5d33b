import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { lockOwner } from '../../../ledger/ledger.repo.ts'
import type { WorkContext } from '../../../work-context.ts'
import { reasonOf } from '../platform/platform-reason.ts'
import { rejectLaunch } from './launch-transitions.service.ts'
import type { Launch } from '../core/launch.repo.ts'
import { stopRunningAd } from './stop.service.ts'
import { keepReport } from '../platform/sync.service.ts'

/**
 * Stops an ad here that is no longer shown without our request: somebody stopped it on its platform, or the platform
 * took it down (LCH-12). Stores its figures first, because the refund depends on them. False if its state on the
 * platform is as expected.
 */
export async function syncFromPlatform(
  parts: Pick<WorkContext, 'db' | 'clock' | 'settings' | 'gateways' | 'enqueue'>,
  launch: Launch,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  const { platformRef, startDate, endDate, balloonId } = launch
  // Skips an ad with unsent changes, which the platform can't reflect yet, and one whose time is over, which ends
  // anyway.
  const isToBeShown = isLive(status) && launch.isShown && launch.sentPeriods === launch.fundedPeriods
  if (!isToBeShown || !platformRef || !startDate || !endDate || now >= endDate) return false
  const since = launch.syncedUntil ?? startDate
  if (since > now) return false
  const gateway = parts.gateways.adPlatforms[launch.platform]
  const word = await gateway.status(platformRef, now)
  if (word === 'active' || word === 'inReview') return false
  const review = word === 'disapproved' ? await gateway.review(platformRef, now) : null
  const hours = await gateway.report(platformRef, since, now)
  return parts.db.transaction(async (trx) => {
    const transition = { ...parts, db: trx, now }
    await lockOwner(trx, launch.ownerId)
    // Another node was first.
    if (!(await keepReport(trx, launch, { hours, until: now }))) return false
    if (review?.isDecided)
      return rejectLaunch(transition, launch, { actorId: null, reason: reasonOf(review.issues, launch) })
    const stop = { balloonId, actorId: null, stopReason: 'platform_stopped' } as const
    return (await stopRunningAd(transition, stop)) !== null
  })
}
