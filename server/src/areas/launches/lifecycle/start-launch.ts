import { lintAd } from '@aloft/domain/ads/ad-judgement.rules'
import { isBlocked } from '@aloft/domain/ads/lint/lint-copy.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import type { AdPictures, AdRef } from '../../../gateways/ad-platform/ad-platform.port.ts'
import type { JobContext } from '../../../queue/define.ts'
import { approveLaunch } from './approve.service.ts'
import { platformOrderOf, variantValuesOf } from '../platform/platform-order.ts'
import { reasonOf } from '../platform/platform-reason.ts'
import { recordSent } from '../platform/platform-status.ts'
import { goLive, rejectLaunch } from './launch-transitions.service.ts'
import { type Launch, keepPlatformRef, keepSentPictures, type SentPictures } from '../core/launch.repo.ts'
import { advance } from './stop.service.ts'
import { autoApprovalDate, findApprover } from './submit.service.ts'

/** Hours between polls of a platform for its review result. */
const hoursBetweenSyncs = 1

/** The next step of an ad that waits to be shown; true if more may be due at once. */
export async function startLaunch(
  context: JobContext,
  launch: Launch,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  if (status !== 'pending_approval' || !launch.submittedDate) return false
  if (!launch.approvedDate) return approveByItself(context, launch, launch.submittedDate, now)
  if (!launch.platformRef) return make(context, launch)
  if (launch.sentPeriods === 0) return show(context, launch, launch.platformRef)
  return hearReview(context, launch, launch.platformRef, now)
}

/**
 * Approves an ad without errors if the settings allow that. Others, and ads that were taken down before, wait for a
 * person.
 */
async function approveByItself(
  context: JobContext,
  launch: Launch,
  submittedDate: Date,
  now: Date,
): Promise<boolean> {
  const { db, settings } = context
  const approvedDate = autoApprovalDate(submittedDate)
  if (!settings.isAutoApproval || approvedDate > now) return false
  const shown = [launch.snapshot, variantValuesOf(launch)].filter((values) => values !== null)
  const terms = { currency: launch.currency, evidence: null }
  if (shown.some((values) => isBlocked(lintAd(values, launch, terms)))) return false
  if ((await findApprover(db, launch)) === 'person') return false
  const noLimits = { targetCpc: null, fromDate: null }
  return db.transaction((trx) => approveLaunch({ ...context, db: trx, now: approvedDate }, launch, noLimits))
}

/**
 * Creates an approved ad on its platform and stores its reference before showing it, so that an ad stopped in the
 * meantime is paused and never shown. The launch's id is the idempotency key: creating it again returns the same ad.
 */
async function make({ db, gateways, settings, fault }: JobContext, launch: Launch): Promise<boolean> {
  const gateway = gateways.adPlatforms[launch.platform]
  const sent = await keepSentPictures(db, launch.id)
  const isPublic = ([, url]: [string, string]) => url !== ''
  const publicly = (urls: SentPictures): AdPictures =>
    launch.platform === 'google'
      ? {}
      : Object.fromEntries(
          Object.entries(urls)
            .filter(isPublic)
            .map(([format, url]) => [format, new URL(url, settings.publicUrl).href]),
        )
  const order = platformOrderOf(launch, {
    own: publicly(sent.pictureUrls),
    variant: publicly(sent.variantPictureUrls),
  })
  const { costPerResult } = (await gateway.forecast(order)) ?? { costPerResult: null }
  const expectedCost = costPerResult && Math.round(costPerResult.middle)
  const platformRef = await gateway.create(order, launch.id)
  fault('run-made')
  const { isSimulated } = gateway
  // Another node may have been first and stored the same ad. The next sync shows it on the platform.
  const made = { ...sent, platformRef, isShown: true, sentPeriods: 0, isSimulated, expectedCost }
  await keepPlatformRef(db, launch, made)
  return true
}

async function show({ db, gateways, fault }: JobContext, launch: Launch, ref: AdRef): Promise<boolean> {
  const { approvedDate, fromDate } = launch
  if (!approvedDate) return false
  const from = fromDate && fromDate > approvedDate ? fromDate : approvedDate
  const platformRef = await gateways.adPlatforms[launch.platform].setStatus(ref, 'active', from)
  fault('run-sent')
  await recordSent(db, launch, { platformRef, isShown: true, sentPeriods: launch.fundedPeriods })
  return true
}

async function hearReview(context: JobContext, launch: Launch, ref: string, now: Date): Promise<boolean> {
  const { db, gateways } = context
  const review = await gateways.adPlatforms[launch.platform].review(ref, now)
  const liveDate =
    review.isDecided && launch.fromDate && launch.fromDate > review.date ? launch.fromDate : null
  const date = liveDate ?? (review.isDecided ? review.date : null)
  if (!review.isDecided || !date || date > now) {
    await scheduleDueWork(db, advance(launch.id), liveDate ?? addHours(now, hoursBetweenSyncs))
    return false
  }
  return db.transaction(async (trx) => {
    const transition = { ...context, db: trx, now: date }
    if (review.verdict !== 'disapproved') return goLive(transition, launch)
    return rejectLaunch(transition, launch, { actorId: null, reason: reasonOf(review.issues, launch) })
  })
}
