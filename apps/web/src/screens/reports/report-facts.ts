import type { FigureRow, FiguresTableProps } from '@aloft/views/reports/figures-table'
import type { ShownEvent } from '@aloft/views/reports/event-words'
import type { CountingFacts } from '@aloft/views/reports/why-numbers-differ'
import type { AdPerformance, BrandPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayFromWire, performanceFromWire } from '@aloft/domain/ads/performance-amounts.rules'
import { commissionOn } from '@aloft/domain/ads/ad-money.rules'
import { euroFunnel, type FunnelStep } from '@aloft/domain/ads/euro-funnel.rules'
import { readOwnDays } from '@aloft/domain/ads/own-days.rules'
import { type ShownPeriod, shownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { noCounts, type Performance, performanceOf, totalOf } from '@aloft/domain/ads/performance.rules'
import {
  type DayFigures,
  dayPeriods,
  daysIn,
  firstPeriod,
  inOneCurrency,
  joinDays,
  type ReportPeriod,
} from '@aloft/domain/ads/report-days.rules'
import { isQuiet } from '@aloft/domain/ads/report-figures.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'

/** A launch or an ad with its figures in each period. */
export interface ReportRow extends Omit<FigureRow, 'performance'> {
  /** Its figures in a period of the report. */
  readonly performanceIn: (shown: PeriodDays) => Performance
  readonly commissionPercent: number
}

type PeriodDays = Pick<ShownPeriod, 'period' | 'span'>

/** The data of a report about an ad or a brand; amounts in minor units. */
export interface ReportFacts {
  readonly kind: FiguresTableProps['kind']
  readonly currency: Currency
  /** Of the rows in that currency. */
  readonly days: readonly DayFigures[]
  /** Newest first. */
  readonly rows: readonly ReportRow[]
  /** Number of rows of another currency. */
  readonly numOthers: number
  readonly counting: CountingFacts
  readonly events: readonly ShownEvent[]
  /** The days of the ad's newest launch; null for a brand, and before its first day. */
  readonly launch: { readonly days: readonly DayFigures[] } | null
  /** What limits the delivery of the ad's latest launch. */
  readonly limit: DeliveryLimit | null
}

interface Counted {
  readonly currency: Currency
  readonly isSimulated: boolean
  readonly syncedDate: Date | null
  readonly lastResultDate: Date | null
  readonly commissionPercent: number
  readonly goalValue?: number
  /** Null if no verified goal counts them. */
  readonly conversions: number | null
}

const latest = (dates: readonly (Date | null)[]) =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null)

function onlyOne(values: readonly number[]): number | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null
}

function countingOf(counted: readonly Counted[], now: Date): CountingFacts {
  const isOpenEnded = counted.some(({ lastResultDate }) => lastResultDate === null)
  const lastResultDate = isOpenEnded ? null : latest(counted.map((one) => one.lastResultDate))
  const withGoal = counted.filter(({ conversions }) => conversions !== null)
  const values = withGoal.flatMap(({ goalValue }) => goalValue ?? [])
  const goalValue = onlyOne(values)
  return {
    syncedDate: latest(counted.map(({ syncedDate }) => syncedDate)),
    lastResultDate,
    isClosed: lastResultDate !== null && lastResultDate <= now,
    commissionPercent: onlyOne(counted.map((one) => one.commissionPercent)),
    goalValue: goalValue === null ? null : toMinorUnits(goalValue),
    hasGoal: withGoal.length > 0,
    isSimulated: counted.some(({ isSimulated }) => isSimulated),
  }
}

/** Figures of a launch outside of the period: zero where something is counted. */
function nothingOf({ conversions, revenue }: Performance): Performance {
  const zeroIf = (figure: number | null) => (figure === null ? null : 0)
  return performanceOf({
    ...noCounts,
    countedCost: 0,
    countedClicks: 0,
    conversions: zeroIf(conversions),
    revenue: zeroIf(revenue),
  })
}

/** The report of an ad: its launches. */
export function factsOfAd(
  { runs: launches, events }: AdPerformance,
  now: Date,
  nameOf: (number: number) => string,
): ReportFacts {
  const newest = launches.at(-1)
  const rows = launches.map((launch): ReportRow & Counted => {
    const days = launch.days.map(dayFromWire)
    const all = performanceFromWire(launch)
    return {
      ...launch,
      id: launch.runId,
      name: nameOf(launch.number),
      // Days without figures count as zero where something is counted.
      performanceIn({ period, span }) {
        if (period === 'launch') return launch === newest ? all : nothingOf(all)
        return period === 'all' || !span ? all : totalOf(daysIn(days, span))
      },
      results: performanceFromWire(launch.results),
    }
  })
  const { sameCurrency: counted, numOthers } = inOneCurrency(rows)
  const ids = new Set(counted.map(({ id }) => id))
  const days = launches.filter(({ runId }) => ids.has(runId)).map((launch) => launch.days.map(dayFromWire))
  return {
    kind: 'launches',
    currency: counted[0]?.currency ?? 'EUR',
    days: joinDays(days),
    rows: rows.toReversed(),
    numOthers,
    counting: countingOf(counted, now),
    events: events.map(({ date, kind }) => ({ date, kind, adName: null })),
    launch: newest && newest.days.length > 0 ? { days: newest.days.map(dayFromWire) } : null,
    limit: launches.at(-1)?.limit ?? null,
  }
}

/** The report of a brand: its ads, the one with the newest launch first. */
export function factsOfBrand(
  { ads, days, events }: BrandPerformance,
  now: Date,
  hrefOf: (balloonId: string) => string,
): ReportFacts {
  const rows = ads.map((ad): ReportRow & Counted => ({
    ...ad,
    id: ad.balloonId,
    href: hrefOf(ad.balloonId),
    submittedDate: null,
    endDate: null,
    performanceIn({ period }) {
      const named = dayPeriods.find((one) => one === period)
      return performanceFromWire(named ? ad.periods[named] : readOwnDays(period) ? (ad.chosen ?? ad) : ad)
    },
    results: performanceFromWire(ad.periods['7']),
  }))
  const { sameCurrency: counted, numOthers } = inOneCurrency(rows)
  const names = new Map(ads.map(({ balloonId, name }) => [balloonId, name]))
  return {
    kind: 'ads',
    currency: counted[0]?.currency ?? 'EUR',
    days: days.map(dayFromWire),
    rows: rows.toReversed(),
    numOthers,
    counting: countingOf(counted, now),
    events: events.map(({ date, kind, balloonId }) => ({ date, kind, adName: names.get(balloonId) ?? '' })),
    launch: null,
    limit: null,
  }
}

/** A report in the chosen period, or in the first one that can be compared. */
export function shownIn({ days, launch }: ReportFacts, chosen: ReportPeriod | null, now: Date): ShownPeriod {
  if (chosen === 'launch' && launch) return shownPeriod(launch.days, chosen, now)
  return shownPeriod(days, chosen === 'launch' ? 'all' : (chosen ?? firstPeriod(days, now)), now)
}

/** The table of a report in a period, without the rows that have no results in it. */
export function tableIn(
  { kind, rows, currency }: ReportFacts,
  shown: PeriodDays,
): { readonly table: Omit<FiguresTableProps, 'columns' | 'onFollow'>; readonly numQuiet: number } {
  const all = rows.map(({ performanceIn, ...row }) => ({ ...row, performance: performanceIn(shown) }))
  const listed = shown.period === 'all' ? all : all.filter(({ performance }) => !isQuiet(performance))
  const counted = all.filter((row) => row.currency === currency)
  const total = {
    performance: totalOf(counted.map(({ performance }) => performance)),
    results: totalOf(counted.map(({ results }) => results)),
  }
  return { table: { kind, rows: listed, total, currency }, numQuiet: all.length - listed.length }
}

/** What became of the money of a report in a period. */
export function funnelIn(facts: ReportFacts, shown: ShownPeriod): readonly FunnelStep[] {
  const { rows, currency, counting } = facts
  const commission = rows
    .filter((row) => row.currency === currency)
    .reduce((sum, { performanceIn, commissionPercent }) => {
      return sum + commissionOn(performanceIn(shown).cost, commissionPercent)
    }, 0)
  // The days before aren't known by launch, so they need one commission for all.
  const { commissionPercent } = counting
  const before = shown.before?.performance
  const earlier =
    before && commissionPercent !== null
      ? { performance: before, commission: commissionOn(before.cost, commissionPercent) }
      : null
  return euroFunnel({ performance: shown.performance, commission }, earlier)
}
