import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { runEndDate } from '@aloft/domain/ads/run-stage.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { figuresOf } from '@aloft/domain/ads/performance.rules'
import { adComponentsOf } from '@aloft/domain/ads/ad-order.rules'
import type { Db } from '../../db/db.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { type AdRun, listAdRuns } from './run.repo.ts'
import { autopilotStateOf } from './steered-run.ts'
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

/** An ad with its history and its runs as they are now (ENT-21); throws where the brand has none such. */
export async function readAdCampaign(db: Db, subject: AdSubject): Promise<AdCampaign> {
  const balloon = await findBalloon(db, subject.ideaId, subject.balloonId)
  if (!balloon) throw new Error(`brand ${subject.ideaId} has no ad ${subject.balloonId}`)
  return adCampaignOf(db, balloon, subject.componentId)
}

/** The same of an ad that was read. */
export async function adCampaignOf(
  db: Db,
  balloon: Pick<Balloon, 'id' | 'status' | 'data'>,
  componentId: string,
): Promise<AdCampaign> {
  const runs = (await listAdRuns(db, balloon.id)).filter((run) => run.componentId === componentId)
  return {
    balloonId: balloon.id,
    componentId,
    status: balloon.status,
    statusHistory: (await findStatusChanges(db, balloon.id)).map(wireStatusChange),
    startDate: runs.findLast(({ startDate }) => startDate !== null)?.startDate ?? null,
    clicks: runs.reduce((sum, { clicks }) => sum + clicks, 0),
    ads: runs.map((run) => ({ runId: run.id, data: wireRun(run) })),
    autopilot: await autopilotStateOf(db, balloon, componentId, runs.at(-1)),
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
    endDate: runEndDate(run),
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
