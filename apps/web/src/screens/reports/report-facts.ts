import type { FigureRow, FiguresTableProps } from '@aloft/views/reports/figures-table'
import type { CountingFacts } from '@aloft/views/reports/why-numbers-differ'
import type { ShownTime } from '@aloft/views/reports/performance.view'
import type { AdPerformance, BrandPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayFromWire, performanceFromWire } from '@aloft/domain/ads/performance-amounts.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { totalOf } from '@aloft/domain/ads/performance.rules'
import {
  type DayFigures,
  daysIn,
  inOneCurrency,
  joinDays,
  type ReportPeriod,
  spanBefore,
  spanOf,
} from '@aloft/domain/ads/report-days.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'

/** The data of a report about an ad or a brand; amounts in minor units. */
export interface ReportFacts {
  readonly currency: Currency
  /** Of the rows in that currency. */
  readonly days: readonly DayFigures[]
  readonly table: FiguresTableProps
  readonly numOthers: number
  readonly counting: CountingFacts
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

function tableOf(kind: FiguresTableProps['kind'], rows: readonly FigureRow[], counted: readonly FigureRow[]) {
  const [row] = counted
  const total = {
    performance: totalOf(counted.map(({ performance }) => performance)),
    results: totalOf(counted.map(({ results }) => results)),
  }
  return { kind, rows: rows.toReversed(), total, currency: row?.currency ?? 'EUR' }
}

/** The report of an ad: its launches, newest first. */
export function factsOfAd(
  { runs: launches }: AdPerformance,
  now: Date,
  nameOf: (number: number) => string,
): ReportFacts {
  const rows = launches.map((launch): FigureRow & Counted => ({
    ...launch,
    id: launch.runId,
    name: nameOf(launch.number),
    performance: performanceFromWire(launch),
    results: performanceFromWire(launch.results),
  }))
  const { sameCurrency: counted, numOthers } = inOneCurrency(rows)
  const ids = new Set(counted.map(({ id }) => id))
  const days = launches.filter(({ runId }) => ids.has(runId)).map((launch) => launch.days.map(dayFromWire))
  const table = tableOf('launches', rows, counted)
  const { currency } = table
  const limit = launches.at(-1)?.limit ?? null
  return { currency, days: joinDays(days), table, numOthers, counting: countingOf(counted, now), limit }
}

/** The report of a brand: its ads, the one with the newest launch first. */
export function factsOfBrand(
  { ads, days }: BrandPerformance,
  now: Date,
  hrefOf: (balloonId: string) => string,
): ReportFacts {
  const rows = ads.map((ad): FigureRow & Counted => ({
    ...ad,
    id: ad.balloonId,
    href: hrefOf(ad.balloonId),
    submittedDate: null,
    endDate: null,
    performance: performanceFromWire(ad),
    results: performanceFromWire(ad.results),
  }))
  const { sameCurrency: counted, numOthers } = inOneCurrency(rows)
  const table = tableOf('ads', rows, counted)
  const { currency } = table
  return {
    currency,
    days: days.map(dayFromWire),
    table,
    numOthers,
    counting: countingOf(counted, now),
    limit: null,
  }
}

/** The parts of a report within a period, and within the same number of days before. */
export function timeOf(days: readonly DayFigures[], period: ReportPeriod, now: Date): ShownTime {
  const span = spanOf(period, days, now)
  const shown = span ? daysIn(days, span) : []
  const earlier = span && period !== 'all' ? spanBefore(span) : null
  const daysBefore = earlier ? daysIn(days, earlier) : []
  return {
    period,
    span,
    days: shown,
    performance: totalOf(shown),
    before: earlier && { span: earlier, days: daysBefore, performance: totalOf(daysBefore) },
  }
}
