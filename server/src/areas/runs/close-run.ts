import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { lateResultDays } from '@aloft/domain/ads/performance.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobContext } from '../../queue/define.ts'
import { findOnPlatform, mayBeShown, pauseOnPlatform } from './platform-status.ts'
import type { AdRun } from './run.repo.ts'
import { advance, refundStoppedAd } from './stop.service.ts'
import { keepReport } from './sync.service.ts'
import { inTransaction } from './transition.ts'

/** A node that was about to have an ad made when it was stopped may do so after it was looked for: so it is once more. */
const hoursUntilLastSync = 1

/** What comes next for a run that has ended: its platform stops, its rest comes back, late results are counted. */
export async function closeRun(
  context: JobContext,
  run: AdRun,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  const { db } = context
  const { endedDate } = run
  if (!endedDate) return false
  if (mayBeShown(run)) {
    if (run.platformRef) return pauseOnPlatform(context, run, endedDate)
    if (await findOnPlatform(context, run)) return true
    const lastSync = addHours(endedDate, hoursUntilLastSync)
    if (now < lastSync) await scheduleDueWork(db, advance(run.id), lastSync)
  }
  if (!run.settledDate && (status === 'pending_refund' || run.stopReason === 'rejected')) {
    const refundDate = addHours(endedDate, params.refundDelayHours)
    if (refundDate > now) {
      await scheduleDueWork(db, advance(run.id), refundDate)
      return false
    }
    // What it has cost is known for good before the rest comes back.
    if (run.platformRef && run.syncedUntil && run.syncedUntil < endedDate)
      return sync(context, run, endedDate)
    await db.transaction((trx) => refundStoppedAd(inTransaction(context, trx, refundDate), run))
    return true
  }
  const lastDate = addHours(endedDate, lateResultDays * 24)
  const until = now < lastDate ? now : lastDate
  const isBehind = run.settledDate && run.platformRef && run.syncedUntil && run.syncedUntil < until
  if (isBehind) await sync(context, run, until)
  if (run.settledDate && run.startDate && now < lastDate)
    await scheduleDueWork(db, advance(run.id), addHours(now, 24))
  return false
}

async function sync({ db, gateways }: JobContext, run: AdRun, until: Date): Promise<boolean> {
  if (!run.platformRef || !run.syncedUntil) return false
  const gateway = gateways.adPlatforms[run.platform]
  const hours = await gateway.report(run.platformRef, run.syncedUntil, until)
  await db.transaction((trx) => keepReport(trx, run, { hours, until }))
  return true
}
