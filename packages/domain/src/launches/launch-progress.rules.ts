import type { AdCampaign } from '../ads/ad-campaign.entity.ts'
import { type PaidLaunch, settleLaunch } from '../ads/ad-money.rules.ts'
import { heldHours } from '../ads/launch-stage.rules.ts'
import { type BalloonStatus, isSubmitted } from '../balloons/balloon-status.rules.ts'
import { isFresh } from '../balloons/publish.rules.ts'
import { isLive, movesFrom, type StatusEvent } from '../balloons/status-changes.rules.ts'
import { addHours } from '../core/dates.ts'
import { type Currency, toMinorUnits } from '../core/money.ts'
import { params } from '../core/params.ts'

// LCH-04, LCH-06, LCH-13, OPN-40

type LaunchData = AdCampaign['ads'][number]['data']

/** What an ad goes through from its launch on, in this order (LCH-04). */
export const launchSteps = ['submission', 'approval', 'platform', 'live', 'learning'] as const
export type LaunchStep = (typeof launchSteps)[number]

/** How far an ad has come after its launch. */
export interface LaunchProgress {
  /** The step that is under way; null before the launch, `over` once the learning is done. */
  readonly current: LaunchStep | 'over' | null
  /** When a step was done, if it's known. */
  readonly doneDates: Readonly<Partial<Record<LaunchStep, Date>>>
  /** The platform is the product's own simulation. */
  readonly isSimulated: boolean
}

const stepInStatus: Readonly<Partial<Record<BalloonStatus, LaunchProgress['current']>>> = {
  learning: 'learning',
  running: 'over',
  endingSoon: 'over',
  finished: 'over',
}

const noDates = { submittedDate: null, approvedDate: null, startDate: null }

/** How far an ad has come after its launch; null while its refund is pending or it is on hold (LCH-04). */
export function launchProgress(campaign: AdCampaign): LaunchProgress | null {
  const { status, ads } = campaign
  if (status === 'pending_refund' || holdEndDate(campaign)) return null
  const launch = ads.at(-1)?.data
  const reviewer = launch?.approvedDate ? 'platform' : 'approval'
  const current = status === 'pending_approval' ? reviewer : (stepInStatus[status] ?? null)
  const { submittedDate, approvedDate, startDate } = (current && launch) || noDates
  return {
    current,
    doneDates: {
      ...(submittedDate && { submission: submittedDate }),
      ...(approvedDate && { approval: approvedDate }),
      ...(startDate && { live: startDate }),
    },
    isSimulated: launch?.isSimulated ?? false,
  }
}

const ended = ['stopped', 'finished', 'rejected'] as const satisfies BalloonStatus[]
const endings = ['REFUND', 'STOP', 'FINISH', 'REJECT'] as const satisfies StatusEvent[]

function paidLaunchOf(launch: LaunchData): PaidLaunch {
  return {
    budget: toMinorUnits(launch.budget),
    vat: toMinorUnits(launch.vat),
    spend: launch.startDate ? toMinorUnits(launch.cost) : null,
    commissionPercent: launch.commissionPercent,
  }
}

/** What was paid for a launch, in minor units of its currency. */
export interface PaidAmounts {
  readonly currency: Currency
  readonly budget: number
  readonly vat: number
  readonly total: number
}

/** What was paid for a submitted launch that hasn't started; null without one. */
export function paidAmounts({ status, ads }: Pick<AdCampaign, 'status' | 'ads'>): PaidAmounts | null {
  const launch = ads.at(-1)?.data
  if (!launch || launch.startDate || !isSubmitted(status)) return null
  const [budget, vat] = [toMinorUnits(launch.budget), toMinorUnits(launch.vat)]
  return { currency: launch.currency, budget, vat, total: budget + vat }
}

/** What a launch has cost and returns. */
export interface LaunchRefund {
  readonly launch: PaidLaunch
  readonly currency: Currency
  /** When the credit was booked, or will be. */
  readonly bookedDate: Date
  readonly isBooked: boolean
}

/** What the last launch has cost and returns, once it has ended; null before (OPN-40). */
export function launchRefund({ status, statusHistory, ads }: AdCampaign): LaunchRefund | null {
  const launch = ads.at(-1)?.data
  const isBooked = ended.some((one) => one === status)
  if (!launch || (isBooked ? !launch.isSettled : status !== 'pending_refund')) return null
  const ending = statusHistory.findLast(({ event }) => endings.some((one) => one === event))
  if (!ending) return null
  return {
    launch: paidLaunchOf(launch),
    currency: launch.currency,
    bookedDate: isBooked ? ending.date : addHours(ending.date, params.refundDelayHours),
    isBooked,
  }
}

/** What would come back if the last launch stopped now, VAT included, in minor units; 0 without one (OPN-40). */
export function stopCredit({ ads }: Pick<AdCampaign, 'ads'>): number {
  const launch = ads.at(-1)?.data
  return launch && !launch.stopReason ? settleLaunch(paidLaunchOf(launch)).credit : 0
}

/** What a launch has achieved and what happened to its money; amounts in minor units. */
export interface LaunchResults {
  readonly launch: PaidLaunch
  /** Refunded as credit, VAT included. */
  readonly refunded: number
  readonly currency: Currency
  readonly figures: Pick<LaunchData, 'impressions' | 'clicks' | 'conversions'>
  readonly isLive: boolean
  /** When the next month of a monthly ad is due; null if there's none. */
  readonly nextMonthDate: Date | null
  /** Too young to be judged by its figures (PUB-11). */
  readonly isFresh: boolean
  readonly isSimulated: boolean
}

/** The results of the last launch; null before it has started, and once the ad is edited again. */
export function launchResults(
  { status, ads, startDate, clicks }: AdCampaign,
  now: Date,
): LaunchResults | null {
  const launch = ads.at(-1)?.data
  if (!launch?.startDate || status === 'IN_PROGRESS') return null
  const { currency, impressions, conversions, isSimulated } = launch
  return {
    launch: paidLaunchOf(launch),
    refunded: toMinorUnits(launch.refund),
    currency,
    figures: { impressions, clicks: launch.clicks, conversions },
    isLive: isLive(status),
    nextMonthDate: isLive(status) && launch.fundingRecurrence === 'monthly' ? launch.endDate : null,
    isFresh: startDate !== null && isFresh(startDate, clicks, now),
    isSimulated,
  }
}

/** Why an ad was rejected, one reason each; null for an ad that isn't rejected (LCH-06). */
export function rejectionReasons({
  status,
  statusHistory,
}: Pick<AdCampaign, 'status' | 'statusHistory'>): readonly string[] | null {
  if (status !== 'rejected') return null
  const reason = statusHistory.findLast(({ event }) => event === 'REJECT')?.reason ?? ''
  return [...new Set(reason.split('\n').filter((line) => line.trim() !== ''))]
}

/** Whether the last launch failed before it reached the platform, and nothing has happened since (LCH-13). */
export function hasFailedToLaunch({ statusHistory }: Pick<AdCampaign, 'statusHistory'>): boolean {
  return statusHistory.at(-1)?.event === 'FAIL_LAUNCH'
}

/** The date by which the next month of an ad on hold must be paid; null if it isn't on hold between two months. */
export function holdEndDate({ status, statusHistory, ads }: AdCampaign): Date | null {
  if (status !== 'payment_failed' || !ads.at(-1)?.data.startDate) return null
  const held = statusHistory.findLast(({ event }) => event === 'FAIL_PAYMENT')
  return held ? addHours(held.date, heldHours) : null
}

/** Whether an ad waits for the first payment of its launch, which its user may still withdraw. */
export function isUnpaid({ status, ads }: Pick<AdCampaign, 'status' | 'ads'>): boolean {
  return movesFrom(status, 'WITHDRAW').length > 0 && !ads.at(-1)?.data.submittedDate
}
