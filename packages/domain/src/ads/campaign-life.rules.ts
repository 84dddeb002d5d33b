import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { isLive, movesFrom, type StatusEvent } from '../balloons/status-changes.rules.ts'
import { addHours } from '../core/dates.ts'
import { params } from '../core/params.ts'
import { type LaunchSettlement, settleLaunch, spendCapOf } from './ad-money.rules.ts'
import { lateResultDays } from './performance.rules.ts'
import { type ResultKind, resultsOf } from './results.rules.ts'
import { hasLearned, nextStageDate, resultsToLearn, launchStageAt } from './launch-stage.rules.ts'
import { countHour, isStopped, type SafetyCount } from './safety-net.rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Figures of a launch; `spend` in minor units. */
export interface LifeFigures {
  readonly spend: number
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
}

/** The same as the safety net counts it. */
type CountedFigures = LifeFigures & SafetyCount

/** How a platform handles a launch at any time: a pure function of the launch. */
export interface PlatformLife {
  readonly review: { readonly date: Date; readonly isApproved: boolean }
  /** Its figures between two moments, whether or not it was stopped at `endedDate`. */
  figures(from: Date, until: Date, endedDate: Date | null): LifeFigures
}

/** An event in a launch, with its figures by then. */
export type LifeEvent =
  | {
      readonly kind: 'status'
      readonly date: Date
      readonly event: StatusEvent
      readonly status: BalloonStatus
    }
  | { readonly kind: 'day'; readonly date: Date; readonly figures: LifeFigures }
  | { readonly kind: 'settled'; readonly date: Date; readonly settlement: LaunchSettlement }

/** A paid launch from its submission on; amounts in minor units. */
export interface CampaignLife {
  readonly status: BalloonStatus
  readonly resultKind: ResultKind
  readonly budget: number
  readonly vat: number
  readonly commissionPercent: number
  readonly durationDays: number
  /** Forecast cost of one result, or null. */
  readonly expectedCost: number | null
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly endedDate: Date | null
  /** The end of the hour with its fiftieth result. */
  readonly fiftiethResultDate: Date | null
  /** Until when its figures are counted. */
  readonly countedDate: Date
  readonly figures: CountedFigures
  readonly events: readonly LifeEvent[]
}

/** A launch that was just paid and submitted. */
export function submittedLife(
  order: Pick<
    CampaignLife,
    'resultKind' | 'budget' | 'vat' | 'commissionPercent' | 'durationDays' | 'expectedCost'
  >,
  date: Date,
): CampaignLife {
  return {
    ...order,
    status: 'pending_approval',
    startDate: null,
    endDate: null,
    endedDate: null,
    fiftiethResultDate: null,
    countedDate: date,
    figures: { spend: 0, impressions: 0, clicks: 0, conversions: 0, ripeningSpend: 0 },
    events: [{ kind: 'status', date, event: 'SUBMIT', status: 'pending_approval' }],
  }
}

/**
 * The life of a launch up to a moment: review, learning, days, safety net, end, refund and late results. Pure, and the
 * same in one step or in many, because every transition happens at its own time.
 */
export function advance(life: CampaignLife, to: Date, platform: PlatformLife): CampaignLife {
  let current = life
  for (
    let next = nextTransitionDate(current, platform);
    next && next <= to;
    next = nextTransitionDate(current, platform)
  )
    current = applyTransition(current, next, platform)
  return current
}

const hourOf = (date: Date) => Math.floor(date.getTime() / hourMs)
const following = (date: Date, step: number) => new Date((Math.floor(date.getTime() / step) + 1) * step)
const earlier = (left: Date, right: Date | null) => (right && right < left ? right : left)

/** The time of the next event, or null if there are no more. */
function nextTransitionDate(life: CampaignLife, platform: PlatformLife): Date | null {
  const { status, startDate, endDate, endedDate, countedDate } = life
  if (status === 'pending_approval') return platform.review.date
  if (status === 'pending_refund' && endedDate) return addHours(endedDate, params.refundDelayHours)
  if (isLive(status) && startDate && endDate)
    return earlier(
      following(countedDate, hourMs),
      nextStageDate({ ...life, startDate, endDate }, countedDate),
    )
  if (!startDate || !endedDate) return null
  const last = addHours(endedDate, lateResultDays * 24)
  return countedDate < last ? earlier(following(countedDate, dayMs), last) : null
}

function applyTransition(life: CampaignLife, date: Date, platform: PlatformLife): CampaignLife {
  if (life.status === 'pending_approval') return reviewed(life, date, platform)
  if (life.status === 'pending_refund') return settled(moved(life, 'REFUND', date), date)
  const counted = count(life, date, platform)
  const { startDate, endDate } = counted
  if (!isLive(life.status) || !startDate || !endDate) return counted
  const spendCap = spendCapOf(counted.budget, counted.commissionPercent)
  const isLearned = hasLearned({ ...counted, startDate }, date)
  if (isLearned && isStopped(life.figures, counted.figures, { ...counted, spendCap, periodCap: spendCap }))
    return { ...moved(counted, 'STOP', date), endedDate: date }
  const stage = launchStageAt({ ...counted, startDate, endDate }, date)
  if (stage === 'finished') return settled({ ...moved(counted, 'FINISH', date), endedDate: date }, date)
  return stage === counted.status ? counted : moved(counted, 'PROGRESS', date, stage)
}

function reviewed(life: CampaignLife, date: Date, { review }: PlatformLife): CampaignLife {
  if (!review.isApproved) return settled({ ...moved(life, 'REJECT', date), endedDate: date }, date)
  const endDate = addHours(date, life.durationDays * 24)
  const stage = launchStageAt({ startDate: date, endDate, fiftiethResultDate: null }, date)
  return { ...moved(life, 'GO_LIVE', date, stage), startDate: date, endDate, countedDate: date }
}

function count(life: CampaignLife, date: Date, platform: PlatformLife): CampaignLife {
  const brought = platform.figures(life.countedDate, date, life.endedDate)
  const impressions = life.figures.impressions + brought.impressions
  const hoursLater = hourOf(date) - hourOf(life.countedDate)
  const figures = { ...countHour(life.figures, brought, hoursLater), impressions }
  const isFiftieth = resultsOf(life.resultKind, figures) >= resultsToLearn
  const isDayOver = date.getTime() % dayMs === 0
  return {
    ...life,
    figures,
    countedDate: date,
    fiftiethResultDate: life.fiftiethResultDate ?? (isFiftieth ? following(life.countedDate, hourMs) : null),
    events: isDayOver ? [...life.events, { kind: 'day', date, figures }] : life.events,
  }
}

/** Throws if the table doesn't have this move, because a launch's life has no others. */
function moved(life: CampaignLife, event: StatusEvent, date: Date, to?: BalloonStatus): CampaignLife {
  const ways = movesFrom(life.status, event)
  const status = to ?? ways[0]
  if (status === undefined || !ways.includes(status)) throw new Error(`${life.status} knows no ${event}`)
  return { ...life, status, events: [...life.events, { kind: 'status', date, event, status }] }
}

function settled(life: CampaignLife, date: Date): CampaignLife {
  const spend = life.startDate ? life.figures.spend : null
  const settlement = settleLaunch({ ...life, spend })
  return { ...life, events: [...life.events, { kind: 'settled', date, settlement }] }
}
