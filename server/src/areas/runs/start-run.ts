import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import { isBlocked } from '@aloft/domain/ads/lint/lint-copy.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { AdRef } from '../../gateways/ad-platform/ad-platform.port.ts'
import type { JobContext } from '../../queue/define.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { approveRun } from './approve.service.ts'
import { platformOrderOf } from './platform-order.ts'
import { reasonOf } from './platform-reason.ts'
import { recordSent } from './platform-status.ts'
import { goLive, rejectRun } from './run-transitions.service.ts'
import { type AdRun, keepPlatformRef } from './run.repo.ts'
import { advance } from './stop.service.ts'
import { autoApprovalDate, findApprover } from './submit.service.ts'
import { inTransaction } from './transition.ts'

/** How often a platform is asked what its review has come to. */
const hoursBetweenSyncs = 1

/** What comes next for an ad that waits to be shown; true where more may be due at once. */
export async function startRun(
  context: JobContext,
  run: AdRun,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  if (status !== 'pending_approval' || !run.submittedDate) return false
  if (!run.approvedDate) return approveByItself(context, run, run.submittedDate, now)
  if (!run.platformRef) return make(context, run)
  if (run.sentPeriods === 0) return show(context, run, run.platformRef)
  return hearReview(context, run, run.platformRef, now)
}

/** Approves an ad without errors where the settings say so; others, and those that were taken down, wait for a person. */
async function approveByItself(
  context: JobContext,
  run: AdRun,
  submittedDate: Date,
  now: Date,
): Promise<boolean> {
  const { db, settings } = context
  const approvedDate = autoApprovalDate(submittedDate)
  if (!settings.isAutoApproval || approvedDate > now) return false
  if (isBlocked(lintAd(run.snapshot, run, { currency: run.currency, evidence: null }))) return false
  if ((await findApprover(db, run)) === 'person') return false
  const noLimits = { targetCpc: null, fromDate: null }
  return db.transaction((trx) => approveRun(inTransaction(context, trx, approvedDate), run, noLimits))
}

/**
 * Has its platform make an approved ad, and keeps by what it is known before it is shown: one that is stopped meanwhile
 * is paused and never shown. The run's id is the key: made again, it is the same ad there.
 */
async function make({ db, gateways, settings, fault }: JobContext, run: AdRun): Promise<boolean> {
  const gateway = gateways.adPlatforms[run.platform]
  const balloon = await findBalloon(db, run.ideaId, run.balloonId)
  const picture = balloon?.pictureUrl ? new URL(balloon.pictureUrl, settings.publicUrl).href : null
  const order = platformOrderOf(run, picture)
  const { costPerResult } = (await gateway.forecast(order)) ?? { costPerResult: null }
  const expectedCost = costPerResult && Math.round(costPerResult.middle)
  const platformRef = await gateway.create(order, run.id)
  fault('run-made')
  const { isSimulated } = gateway
  // Another node may have been first: it stored the same ad. The next sync has the platform show it.
  await keepPlatformRef(db, run, { platformRef, isShown: true, sentPeriods: 0, isSimulated, expectedCost })
  return true
}

async function show({ db, gateways, fault }: JobContext, run: AdRun, ref: AdRef): Promise<boolean> {
  const { approvedDate, fromDate } = run
  if (!approvedDate) return false
  const from = fromDate && fromDate > approvedDate ? fromDate : approvedDate
  const platformRef = await gateways.adPlatforms[run.platform].setStatus(ref, 'active', from)
  fault('run-sent')
  await recordSent(db, run, { platformRef, isShown: true, sentPeriods: run.fundedPeriods })
  return true
}

async function hearReview(context: JobContext, run: AdRun, ref: string, now: Date): Promise<boolean> {
  const { db, gateways } = context
  const review = await gateways.adPlatforms[run.platform].review(ref, now)
  const liveDate = review.isDecided && run.fromDate && run.fromDate > review.date ? run.fromDate : null
  const date = liveDate ?? (review.isDecided ? review.date : null)
  if (!review.isDecided || !date || date > now) {
    await scheduleDueWork(db, advance(run.id), liveDate ?? addHours(now, hoursBetweenSyncs))
    return false
  }
  return db.transaction(async (trx) => {
    const transition = inTransaction(context, trx, date)
    if (review.verdict !== 'disapproved') return goLive(transition, run)
    return rejectRun(transition, run, { actorId: null, reason: reasonOf(review.issues, run) })
  })
}
