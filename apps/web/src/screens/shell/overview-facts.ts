import type { ReplyOf } from '@aloft/contract/schemas'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { type Currency, type Money, toMinorUnits } from '@aloft/domain/core/money'
import { dayOf } from '@aloft/domain/ads/report-days.rules'
import { learningDay } from '@aloft/domain/ads/launch-stage.rules'
import { launchDay } from '@aloft/domain/launches/launch-day.rules'
import {
  isForYou,
  type Need,
  type NeedAd,
  type NeedRights,
  overviewNeeds,
} from '@aloft/domain/launches/overview-needs.rules'
import type { AdCardLaunch } from '@aloft/views/ads/lists/ad-card-life'
import type { HeadlineNumbers } from '@aloft/views/shell/overview-summary'
import type { MonthFigures } from '@aloft/views/shell/month-card'
import type { ShownNeed } from '@aloft/views/shell/overview-needs'
import { lacksConnection } from './lacks-connection.ts'
import { needHref, type NeedPlaces } from './need-href.ts'

type Overview = ReplyOf<'get-overview'>
type OverviewLaunch = Overview['ads'][number]

/** A brand's launches as its overview shows them. */
export interface OverviewFacts extends HeadlineNumbers {
  readonly shownNeeds: readonly ShownNeed[]
  readonly month: MonthFigures | null
  readonly launches: Readonly<Record<string, AdCardLaunch>>
}

/** What the overview reads of a brand. */
type OverviewBrand = Pick<IdeaWithBalloons, 'isPlanLapsed' | 'url' | 'snippet'> & {
  readonly balloons: readonly Balloon[]
}

/** Reads what the server says about a brand's launches, for one person. */
export function readOverview(
  brand: OverviewBrand,
  overview: Overview,
  at: { readonly now: Date; readonly rights: NeedRights; readonly places: Omit<NeedPlaces, 'componentIds'> },
): OverviewFacts {
  const { now, rights } = at
  const launches = launchesByAd(overview)
  const componentIds = Object.fromEntries(
    overview.ads.map(({ balloonId, componentId }) => [balloonId, componentId]),
  )
  const shownNeeds = needsOf(brand, overview, now).map((need) => ({
    id: 'ad' in need ? `${need.kind} ${need.ad.id}` : need.kind,
    need,
    isForYou: isForYou(need, rights),
    href: needHref(need, { ...at.places, componentIds }, rights),
  }))
  return {
    live: brand.balloons.filter(({ status, archiveDate }) => archiveDate === null && isLive(status)).length,
    dailyCost: dailyCostOf(brand.balloons, launches),
    needs: shownNeeds.filter((need) => need.isForYou).length,
    shownNeeds,
    month: monthFigures(overview, now),
    launches: Object.fromEntries(
      overview.ads.map((launch) => [launch.balloonId, cardLaunch(launch, now)] as const),
    ),
  }
}

const money = (decimal: number, currency: Currency): Money => ({ minor: toMinorUnits(decimal), currency })

export function launchesByAd({ ads }: Overview): Readonly<Record<string, OverviewLaunch>> {
  return Object.fromEntries(ads.map((launch) => [launch.balloonId, launch]))
}

/** A launch as the card of its ad shows it. */
export function cardLaunch(launch: OverviewLaunch, now: Date): AdCardLaunch {
  const { startDate, endDate, earliestStartDate, settledDate, durationDays } = launch
  return {
    currency: launch.currency,
    budget: toMinorUnits(launch.budget),
    dailyCost: toMinorUnits(launch.dailyCost),
    durationDays,
    learning: startDate && endDate && learningDay({ startDate, endDate }, now),
    isMonthly: launch.fundingRecurrence === 'monthly',
    day: startDate && endDate ? launchDay({ endDate, endedDate: launch.endedDate, durationDays }, now) : 0,
    submittedDate: launch.submittedDate,
    isApproved: launch.approvedDate !== null,
    earliestStartDate: earliestStartDate && earliestStartDate > now ? earliestStartDate : null,
    endDate,
    spend: toMinorUnits(launch.spend),
    clicks: launch.clicks,
    credit: settledDate ? toMinorUnits(launch.refund) : null,
    reason: launch.reason,
  }
}

/** What all live ads cost on an average day; null if none is live, or they are paid in several currencies. */
export function dailyCostOf(
  balloons: readonly Pick<Balloon, 'id' | 'status' | 'archiveDate'>[],
  launches: Readonly<Record<string, OverviewLaunch>>,
): Money | null {
  const live = balloons.flatMap(({ id, status, archiveDate }) => {
    const launch = launches[id]
    return launch && archiveDate === null && isLive(status) ? [launch] : []
  })
  const [first] = live
  if (!first || live.some(({ currency }) => currency !== first.currency)) return null
  const minor = live.reduce((sum, { dailyCost }) => sum + toMinorUnits(dailyCost), 0)
  return { minor, currency: first.currency }
}

/** What needs somebody, of a brand's ads and the caller's plan. */
export function needsOf(brand: OverviewBrand, overview: Overview, now: Date): readonly Need[] {
  const launches = launchesByAd(overview)
  const { trial } = overview
  const ads = brand.balloons.flatMap((balloon): NeedAd[] => {
    const { id, name, platform, status, archiveDate, progress } = balloon
    if (!platform || archiveDate !== null || progress < wholeProgress) return []
    return [{ id, name, platform, status, launch: needLaunch(launches[id]) }]
  })
  return overviewNeeds(
    {
      ads,
      trial: trial && { endDate: trial.endDate, price: money(trial.price, 'EUR') },
      isPlanLapsed: brand.isPlanLapsed,
      isWebsiteMissing: lacksConnection(brand),
    },
    now,
  )
}

/** The progress of a finished ad. */
const wholeProgress = 100

function needLaunch(launch: OverviewLaunch | undefined): NeedAd['launch'] {
  if (!launch) return null
  const { currency, price, refund, ...others } = launch
  return { ...others, price: money(price, currency), refund: money(refund, currency) }
}

/** The money of the month, with its day by product time. */
export function monthFigures({ month }: Overview, now: Date): MonthFigures | null {
  if (!month) return null
  const today = dayOf(now)
  // A reply of the month before stays until the next one is loaded.
  const day = today > month.until ? month.until : today
  return {
    ...month,
    day: Number(day.slice(-2)),
    spend: toMinorUnits(month.spend),
    planned: toMinorUnits(month.planned),
    commission: toMinorUnits(month.commission),
    platforms: month.platforms.map((row) => ({ ...row, spend: toMinorUnits(row.spend) })),
    credit: month.credit === null ? null : toMinorUnits(month.credit),
  }
}
