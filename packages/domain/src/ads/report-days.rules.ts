import { roundDecimal } from '../core/decimal.ts'
import { type LaunchCounts, type LaunchFigures, resultDays, sumOf } from './performance.rules.ts'

/** A platform's counts for a day, as `YYYY-MM-DD` (UTC). */
export interface DayCounts extends LaunchCounts {
  readonly day: string
}

/** Figures of a day; `day` as `YYYY-MM-DD` (UTC), money in minor units. */
export interface DayFigures extends LaunchFigures {
  readonly day: string
}

/** The daily figures, in the order of tables. */
export const dayFigures = [
  'cost',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
] as const satisfies readonly (keyof LaunchFigures)[]
export type DayFigure = (typeof dayFigures)[number]

/** Days between two dates, both included. */
export interface DaySpan {
  readonly from: string
  readonly until: string
}

/** Periods of whole days before today. */
export const dayPeriods = ['7', '14', '30', '90'] as const
export type DayPeriod = (typeof dayPeriods)[number]

/** The periods of a report: this many whole days before today, or everything. */
export const reportPeriods = [...dayPeriods, 'all'] as const
export type NamedReportPeriod = (typeof reportPeriods)[number]

/** Days of the user's own choice, as `2026-11-01..2026-11-15`. */
export type OwnDays = `${string}..${string}`

/** A named period, the days of an ad's newest launch, or days of the user's own choice. */
export type ReportPeriod = NamedReportPeriod | 'launch' | OwnDays

const dayMs = 86_400_000

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day of a time (UTC), as used in reports. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(timeOf(day) + days * dayMs))
}

/** Number of days in a span; 0 if it ends before it starts. */
export function countDays({ from, until }: DaySpan): number {
  return Math.max(0, Math.round((timeOf(until) - timeOf(from)) / dayMs) + 1)
}

/** The whole days before today, because today isn't over yet. */
function wholeDaysBefore(now: Date, days: number): DaySpan {
  const today = dayOf(now)
  return { from: addDays(today, -days), until: addDays(today, -1) }
}

/** The period of a launch's results: the seven whole days before today (PRF-06). */
export function resultSpan(now: Date): DaySpan {
  return wholeDaysBefore(now, resultDays)
}

/** A value for each period of whole days. */
export function mapPeriods<Value>(valueOf: (period: DayPeriod) => Value): Record<DayPeriod, Value> {
  return { '7': valueOf('7'), '14': valueOf('14'), '30': valueOf('30'), '90': valueOf('90') }
}

/** The days of each period. */
export function daySpans(now: Date): Readonly<Record<DayPeriod, DaySpan>> {
  return mapPeriods((period) => wholeDaysBefore(now, Number(period)))
}

/** The days within a span. */
export function daysWithin<Day extends { readonly day: string }>(
  days: readonly Day[],
  { from, until }: DaySpan,
): readonly Day[] {
  return days.filter(({ day }) => day >= from && day <= until)
}

/** The days of a period; for `all`, from the first to the last with figures, or null if there are none. */
export function spanOf(period: NamedReportPeriod, days: readonly DayFigures[], now: Date): DaySpan | null {
  if (period !== 'all') return daySpans(now)[period]
  const known = days.map(({ day }) => day).toSorted()
  const [from, until] = [known[0], known.at(-1)]
  return from === undefined || until === undefined ? null : { from, until }
}

/** The same number of days, right before. */
export function spanBefore({ from, until }: DaySpan): DaySpan {
  const days = countDays({ from, until })
  return { from: addDays(from, -days), until: addDays(from, -1) }
}

/** Every day of a span, oldest first; a day without figures has zeros for the counted ones. */
export function daysIn(days: readonly DayFigures[], { from, until }: DaySpan): readonly DayFigures[] {
  const known = new Map(days.map((figures) => [figures.day, figures]))
  const zeroIf = (name: 'conversions' | 'revenue') => (days.some((day) => day[name] !== null) ? 0 : null)
  const nothing = { ...sumOf([]), conversions: zeroIf('conversions'), revenue: zeroIf('revenue') }
  return Array.from({ length: countDays({ from, until }) }, (_, place) => {
    const day = addDays(from, place)
    return known.get(day) ?? { ...nothing, day }
  })
}

/** Days of several launches in one list, oldest first; figures of the same day are added. */
export function joinDays(launches: readonly (readonly DayFigures[])[]): readonly DayFigures[] {
  const joined = Map.groupBy(launches.flat(), ({ day }) => day)
  return [...joined]
    .map(([day, figures]) => ({ ...sumOf(figures), day }))
    .toSorted((left, right) => left.day.localeCompare(right.day))
}

/** The longest period that can be compared with the days before it; if there's none, everything. */
export function firstPeriod(days: readonly DayFigures[], now: Date): NamedReportPeriod {
  const has = (span: DaySpan) => days.some(({ day }) => day >= span.from && day <= span.until)
  const isComparable = (period: NamedReportPeriod) => {
    const span = spanOf(period, days, now)
    return span !== null && has(span) && has(spanBefore(span))
  }
  return (['30', '7'] as const).find(isComparable) ?? 'all'
}

/** Change of a figure from the period before. */
export interface Change {
  readonly way: 'up' | 'down' | 'same'
  readonly before: number
  /** In percent of the figure before, signed; null if that was zero. */
  readonly percent: number | null
}

/** The change of a figure; null if one of the two is unknown (N/A). */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const way = now === before ? 'same' : now > before ? 'up' : 'down'
  return { way, before, percent: before === 0 ? null : roundDecimal(((now - before) / before) * 100, 0) }
}

/** The figures that can be added, in the newest currency, and how many others were left out. */
export function inOneCurrency<F extends { readonly currency: string }>(
  oldestFirst: readonly F[],
): { readonly sameCurrency: readonly F[]; readonly numOthers: number } {
  const currency = oldestFirst.at(-1)?.currency
  const sameCurrency = oldestFirst.filter((figures) => figures.currency === currency)
  return { sameCurrency, numOthers: oldestFirst.length - sameCurrency.length }
}
