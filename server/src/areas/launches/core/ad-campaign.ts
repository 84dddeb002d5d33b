import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { launchEndDate } from '@aloft/domain/ads/launch-stage.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { FiguresByArm } from '@aloft/domain/ads/ab-verdict.rules'
import { figuresOf } from '@aloft/domain/ads/performance.rules'
import { adComponentsOf } from '@aloft/domain/ads/ad-order.rules'
import type { AccountRow } from '../../../action/caller.ts'
import type { Db } from '../../../db/db.ts'
import { reasonWords } from '../../notifications/notification-words.ts'
import { findBalloon } from '../../balloons/balloon.repo.ts'
import { findAdTest } from './ab-test.repo.ts'
import { wireAdTest, wireLaunchTest } from './ab-test.wire.ts'
import { type ArmCounters, sumArmDays } from './arm-day.repo.ts'
import { type Launch, listLaunches } from './launch.repo.ts'
import { findDeliveryLimits } from './delivery-limits.repo.ts'
import { autopilotStateOf } from './autopilot-state.ts'
import { findStatusChanges, type StatusChange } from './status.repo.ts'

export interface AdSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

/** An ad of a brand by its campaign and step, or null if the brand has no such ad. */
export async function findAd(db: Db, { ideaId, balloonId, componentId }: AdSubject): Promise<Balloon | null> {
  const balloon = await findBalloon(db, ideaId, balloonId)
  return balloon && isAdOf(balloon, componentId) ? balloon : null
}

/** Whether a step of a campaign is an ad, in the draft or in a launched version. */
export function isAdOf(balloon: Balloon, componentId: string): boolean {
  return adComponentsOf(readValues(balloon.data)).some(({ id }) => id === componentId)
}

/** Database, product time and account for reading an ad. */
interface ReadAt {
  readonly db: Db
  readonly now: Date
  readonly account: Pick<AccountRow, 'language'>
}

/** An ad with its history and its launches as they are now (ENT-21); throws if the brand has no such ad. */
export async function readAdCampaign(at: ReadAt, subject: AdSubject): Promise<AdCampaign> {
  const balloon = await findBalloon(at.db, subject.ideaId, subject.balloonId)
  if (!balloon) throw new Error(`brand ${subject.ideaId} has no ad ${subject.balloonId}`)
  return adCampaignOf(at, balloon, subject.componentId)
}

/** Like `readAdCampaign`, for a balloon that is already loaded. */
export async function adCampaignOf(
  { db, now, account }: ReadAt,
  balloon: Pick<Balloon, 'id' | 'status' | 'data'>,
  componentId: string,
): Promise<AdCampaign> {
  const launches = (await listLaunches(db, balloon.id)).filter((launch) => launch.componentId === componentId)
  const latest = launches.at(-1)
  const liveIds = latest?.startDate && !latest.endedDate ? [latest.id] : []
  const limits = await findDeliveryLimits(db, liveIds, now)
  const testedIds = launches.filter(({ variantTexts }) => variantTexts !== null).map(({ id }) => id)
  const arms = await sumArmDays(db, testedIds)
  return {
    balloonId: balloon.id,
    componentId,
    status: balloon.status,
    statusHistory: (await findStatusChanges(db, balloon.id)).map((change) =>
      wireStatusChange(account.language, change),
    ),
    startDate: launches.findLast(({ startDate }) => startDate !== null)?.startDate ?? null,
    clicks: launches.reduce((sum, { clicks }) => sum + clicks, 0),
    ads: launches.map((launch) => ({ runId: launch.id, data: wireLaunch(launch, arms.get(launch.id)) })),
    limit: (latest && limits.get(latest.id)) ?? null,
    autopilot: await autopilotStateOf(db, balloon, componentId, latest),
    abTest: wireAdTest(await findAdTest(db, { balloonId: balloon.id, componentId })),
  }
}

function wireStatusChange(languageTag: string, { status, event, date, reason }: StatusChange) {
  return {
    status: canonicalStatus(status),
    event,
    date,
    reason: reason && reasonWords(languageTag, reason),
  }
}

function wireLaunch(
  launch: Launch,
  arms: FiguresByArm<ArmCounters> | undefined,
): AdCampaign['ads'][number]['data'] {
  const figures = figuresOf(launch.resultKind, { ...launch, cost: launch.spend })
  return {
    number: launch.number,
    platform: launch.platform,
    adAccountType: launch.adAccountType,
    submittedDate: launch.submittedDate,
    approvedDate: launch.approvedDate,
    startDate: launch.startDate,
    endDate: launchEndDate(launch),
    stopReason: launch.stopReason,
    conversionObjective: launch.conversionObjective,
    fundingRecurrence: launch.fundingRecurrence,
    currency: launch.currency,
    budget: fromMinorUnits(launch.budget),
    vat: fromMinorUnits(launch.vat),
    commissionPercent: launch.commissionPercent,
    impressions: launch.impressions,
    clicks: launch.clicks,
    conversions: figures.conversions,
    cost: fromMinorUnits(launch.spend),
    revenue: figures.revenue === null ? null : fromMinorUnits(figures.revenue),
    refund: fromMinorUnits(launch.refund),
    isSettled: launch.settledDate !== null,
    isSimulated: launch.isSimulated,
    abTest: wireLaunchTest(launch, arms),
  }
}
