import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { launchEndDate } from '@aloft/domain/ads/launch-stage.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { figuresOf } from '@aloft/domain/ads/performance.rules'
import { adComponentsOf } from '@aloft/domain/ads/ad-order.rules'
import type { Db } from '../../db/db.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { type AdRun, listAdRuns } from './run.repo.ts'
import { findRunLimits } from './run-limits.repo.ts'
import { autopilotStateOf } from './autopilot-launch.ts'
import { findStatusChanges, type StatusChange } from './status.repo.ts'

export interface AdSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

/** An ad of a brand by its campaign and its step, or null where the brand has none such. */
export async function findAd(db: Db, { ideaId, balloonId, componentId }: AdSubject): Promise<Balloon | null> {
  const balloon = await findBalloon(db, ideaId, balloonId)
  return balloon && isAdOf(balloon, componentId) ? balloon : null
}

/** Whether a step of a campaign is an ad, in its draft or where it was launched as one. */
export function isAdOf(balloon: Balloon, componentId: string): boolean {
  return adComponentsOf(readValues(balloon.data)).some(({ id }) => id === componentId)
}

/** Where and when an ad is read; product time. */
interface ReadAt {
  readonly db: Db
  readonly now: Date
}

/** An ad with its history and its runs as they are now (ENT-21); throws where the brand has none such. */
export async function readAdCampaign(at: ReadAt, subject: AdSubject): Promise<AdCampaign> {
  const balloon = await findBalloon(at.db, subject.ideaId, subject.balloonId)
  if (!balloon) throw new Error(`brand ${subject.ideaId} has no ad ${subject.balloonId}`)
  return adCampaignOf(at, balloon, subject.componentId)
}

/** The same of an ad that was read. */
export async function adCampaignOf(
  { db, now }: ReadAt,
  balloon: Pick<Balloon, 'id' | 'status' | 'data'>,
  componentId: string,
): Promise<AdCampaign> {
  const runs = (await listAdRuns(db, balloon.id)).filter((run) => run.componentId === componentId)
  const latest = runs.at(-1)
  const liveIds = latest?.startDate && !latest.endedDate ? [latest.id] : []
  const limits = await findRunLimits(db, liveIds, now)
  return {
    balloonId: balloon.id,
    componentId,
    status: balloon.status,
    statusHistory: (await findStatusChanges(db, balloon.id)).map(wireStatusChange),
    startDate: runs.findLast(({ startDate }) => startDate !== null)?.startDate ?? null,
    clicks: runs.reduce((sum, { clicks }) => sum + clicks, 0),
    ads: runs.map((run) => ({ runId: run.id, data: wireRun(run) })),
    limit: (latest && limits.get(latest.id)) ?? null,
    autopilot: await autopilotStateOf(db, balloon, componentId, latest),
  }
}

function wireStatusChange({ status, event, date, reason }: StatusChange) {
  return { status: canonicalStatus(status), event, date, reason }
}

function wireRun(run: AdRun): AdCampaign['ads'][number]['data'] {
  const figures = figuresOf(run.resultKind, { ...run, cost: run.spend })
  return {
    number: run.number,
    platform: run.platform,
    adAccountType: run.adAccountType,
    submittedDate: run.submittedDate,
    approvedDate: run.approvedDate,
    startDate: run.startDate,
    endDate: launchEndDate(run),
    stopReason: run.stopReason,
    conversionObjective: run.conversionObjective,
    fundingRecurrence: run.fundingRecurrence,
    currency: run.currency,
    budget: fromMinorUnits(run.budget),
    vat: fromMinorUnits(run.vat),
    commissionPercent: run.commissionPercent,
    impressions: run.impressions,
    clicks: run.clicks,
    conversions: figures.conversions,
    cost: fromMinorUnits(run.spend),
    revenue: figures.revenue === null ? null : fromMinorUnits(figures.revenue),
    refund: fromMinorUnits(run.refund),
    isSettled: run.settledDate !== null,
    isSimulated: run.isSimulated,
  }
}
