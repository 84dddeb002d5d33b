import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import type { LaunchStepsProps } from '@aloft/views/launches/launch-steps'
import type { LaunchSummaryProps } from '@aloft/views/launches/launch-summary'
import type { HistoryEntry } from '@aloft/views/launches/status-history'
import type { RefundLinesProps } from '@aloft/views/launches/refund-lines'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { PaidLaunch } from '@aloft/domain/ads/ad-money.rules'
import type { LaunchCheck, LaunchFailure, LaunchPlace } from '@aloft/domain/ads/launch-checks.rules'
import { heldHours } from '@aloft/domain/ads/launch-stage.rules'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { launchLimit } from '@aloft/domain/balloons/ad-limit.rules'
import { type BalloonStatus, isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { activityOf, isFresh } from '@aloft/domain/balloons/publish.rules'
import { isLive, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { toMinorUnits } from '@aloft/domain/core/money'
import { params } from '@aloft/domain/core/params'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'

/**
 * Whether the plan has no room for an ad to run, by the ads of its brand alone: those of other brands are known to the
 * server, which asks again (GEN-09).
 */
export function brandAdLimit(
  { balloons }: Pick<IdeaWithBalloons, 'balloons'>,
  balloonId: string,
  planLabel: string,
): AdLimit | null {
  const ads = balloons
    .filter(({ archiveDate }) => archiveDate === null)
    .map((balloon) => ({ id: balloon.id, ...activityOf(balloon) }))
  return launchLimit(ads, balloonId, planOf(planLabel).maxAds)
}

/** Checks as the page shows them, with their reasons in words and the ways to mend them. */
export function shownChecks(
  checks: readonly LaunchCheck[],
  words: { readonly why: (failure: LaunchFailure) => string; readonly place: (place: LaunchPlace) => string },
  addressOf: (place: LaunchPlace) => string | null,
): ShownCheck[] {
  return checks.map(({ name, state, why, where }) => {
    const href = where && addressOf(where)
    const mend = where && href ? { label: words.place(where), href } : null
    return { name, state, why: why && words.why(why), mend }
  })
}

/**
 * The checks to show: all of them before a launch. An ad on hold has been launched, so only those that block its
 * payment.
 */
export function checksOf(
  checks: readonly ShownCheck[],
  { isHeld, isAhead }: { readonly isHeld: boolean; readonly isAhead: boolean },
): readonly ShownCheck[] | null {
  if (!isHeld) return isAhead ? checks : null
  const failed = checks.filter(({ state }) => state === 'failed')
  return failed.length > 0 ? failed : null
}

const current: Readonly<Partial<Record<BalloonStatus, LaunchStepsProps['current']>>> = {
  learning: 'learning',
  running: 'over',
  endingSoon: 'over',
  finished: 'over',
}

const noDates = { submittedDate: null, approvedDate: null, startDate: null }

/** The steps of an ad after its launch and its progress in them; null for a settled ad or one on hold. */
export function stepsOf(campaign: AdCampaign, platform: string): LaunchStepsProps | null {
  const { status, ads } = campaign
  if (status === 'pending_refund' || heldUntil(campaign)) return null
  const launch = ads.at(-1)?.data
  const reviewer = launch?.approvedDate ? 'platform' : 'approval'
  const step = status === 'pending_approval' ? reviewer : (current[status] ?? null)
  const { submittedDate, approvedDate, startDate } = (step && launch) || noDates
  return {
    platform,
    current: step,
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

function paidLaunchOf(launch: AdCampaign['ads'][number]['data']): PaidLaunch {
  return {
    budget: toMinorUnits(launch.budget),
    vat: toMinorUnits(launch.vat),
    spend: launch.startDate ? toMinorUnits(launch.cost) : null,
    commissionPercent: launch.commissionPercent,
  }
}

/** What was paid for a submitted run that hasn't started, in minor units; null without one. */
export function paidOf({ status, ads }: Pick<AdCampaign, 'status' | 'ads'>) {
  const launch = ads.at(-1)?.data
  if (!launch || launch.startDate || !isSubmitted(status)) return null
  const [budget, vat] = [toMinorUnits(launch.budget), toMinorUnits(launch.vat)]
  return { currency: launch.currency, budget, vat, total: budget + vat }
}

/** What the last launch has cost and gives back, once it has ended; null before. */
export function refundOf({ status, statusHistory, ads }: AdCampaign): RefundLinesProps | null {
  const launch = ads.at(-1)?.data
  const isBooked = ended.some((one) => one === status)
  if (!launch || (isBooked ? !launch.isSettled : status !== 'pending_refund')) return null
  const booked = statusHistory.findLast(({ event }) => endings.some((one) => one === event))
  if (!booked) return null
  return {
    launch: paidLaunchOf(launch),
    currency: launch.currency,
    bookedDate: isBooked ? booked.date : addHours(booked.date, params.refundDelayHours),
    isBooked,
  }
}

/** What the last launch has brought, and what became of its money; null before it began, and of an ad that is at work again. */
export function summaryOf(
  { status, ads, startDate, clicks }: AdCampaign,
  reportHref: string,
  now: Date,
): LaunchSummaryProps | null {
  const launch = ads.at(-1)?.data
  if (!launch?.startDate || status === 'IN_PROGRESS') return null
  return {
    launch: paidLaunchOf(launch),
    refunded: toMinorUnits(launch.refund),
    currency: launch.currency,
    figures: { impressions: launch.impressions, clicks: launch.clicks, conversions: launch.conversions },
    isLive: isLive(status),
    nextMonthDate: isLive(status) && launch.fundingRecurrence === 'monthly' ? launch.endDate : null,
    isFresh: startDate !== null && isFresh(startDate, clicks, now),
    isSimulated: launch.isSimulated,
    reportHref,
  }
}

/** What was said against an ad that was rejected, one thing each; null of any other ad (LCH-06). */
export function objectionsOf({
  status,
  statusHistory,
}: Pick<AdCampaign, 'status' | 'statusHistory'>): string[] | null {
  if (status !== 'rejected') return null
  const reason = statusHistory.findLast(({ event }) => event === 'REJECT')?.reason ?? ''
  return [...new Set(reason.split('\n').filter((line) => line.trim() !== ''))]
}

/** Whether its last launch failed before it reached the platform, and nothing has happened since (LCH-13). */
export function hasFailedToLaunch({ statusHistory }: Pick<AdCampaign, 'statusHistory'>): boolean {
  return statusHistory.at(-1)?.event === 'FAIL_LAUNCH'
}

/** The date by which the next month of an ad on hold must be paid; null if it isn't on hold between two months. */
export function heldUntil({ status, statusHistory, ads }: AdCampaign): Date | null {
  if (status !== 'payment_failed' || !ads.at(-1)?.data.startDate) return null
  const held = statusHistory.findLast(({ event }) => event === 'FAIL_PAYMENT')
  return held ? addHours(held.date, heldHours) : null
}

/** The history of an ad, newest first. */
export function historyOf({ statusHistory }: Pick<AdCampaign, 'statusHistory'>): HistoryEntry[] {
  return statusHistory
    .map(({ status, date, reason }, index) => ({ id: String(index), status, date, reason, actor: null }))
    .toReversed()
}
