import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { lateResultDays } from '@aloft/domain/ads/performance.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import type { JobContext } from '../../../queue/define.ts'
import { findOnPlatform, mayBeShown, pauseOnPlatform } from '../platform/platform-status.ts'
import type { Launch } from '../core/launch.repo.ts'
import { advance, refundStoppedAd } from './stop.service.ts'
import { keepReport } from '../platform/sync.service.ts'

/** A stopped node may still create the ad on the platform after we checked for it, so it's checked once more. */
const hoursUntilLastSync = 1

/** The next step of a launch that has ended: stop it on the platform, refund the rest, count late results. */
export async function closeLaunch(
  context: JobContext,
  launch: Launch,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  const { db } = context
  const { endedDate } = launch
  if (!endedDate) return false
  if (mayBeShown(launch)) {
    if (launch.platformRef) return pauseOnPlatform(context, launch, endedDate)
    if (await findOnPlatform(context, launch)) return true
    const lastSync = addHours(endedDate, hoursUntilLastSync)
    if (now < lastSync) await scheduleDueWork(db, advance(launch.id), lastSync)
  }
  if (!launch.settledDate && (status === 'pending_refund' || launch.stopReason === 'rejected')) {
    const refundDate = addHours(endedDate, params.refundDelayHours)
    if (refundDate > now) {
      await scheduleDueWork(db, advance(launch.id), refundDate)
      return false
    }
    // The final cost must be known before the refund.
    if (launch.platformRef && launch.syncedUntil && launch.syncedUntil < endedDate)
      return sync(context, launch, endedDate)
    await db.transaction((trx) => refundStoppedAd({ ...context, db: trx, now: refundDate }, launch))
    return true
  }
  const lastDate = addHours(endedDate, lateResultDays * 24)
  const until = now < lastDate ? now : lastDate
  const isBehind =
    launch.settledDate && launch.platformRef && launch.syncedUntil && launch.syncedUntil < until
  if (isBehind) await sync(context, launch, until)
  if (launch.settledDate && launch.startDate && now < lastDate)
    await scheduleDueWork(db, advance(launch.id), addHours(now, 24))
  return false
}

async function sync({ db, gateways }: JobContext, launch: Launch, until: Date): Promise<boolean> {
  if (!launch.platformRef || !launch.syncedUntil) return false
  const gateway = gateways.adPlatforms[launch.platform]
  const hours = await gateway.report(launch.platformRef, launch.syncedUntil, until)
  await db.transaction((trx) => keepReport(trx, launch, { hours, until }))
  return true
}
