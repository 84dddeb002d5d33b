import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { figureColumns } from '../core/report-columns.ts'
import { roundDecimal } from '../core/decimal.ts'
import type { ResultKind } from './results.rules.ts'
import type { StopReason } from './stop-reasons.rules.ts'

/** A platform's counts for a launch; `cost` and `revenue` in minor units of its currency. */
export interface LaunchCounts {
  readonly cost: number
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly revenue: number
}

/** Counts of a platform without any activity. */
export const noCounts: LaunchCounts = { cost: 0, impressions: 0, clicks: 0, conversions: 0, revenue: 0 }

/** Figures of launches for reports. Null if nothing counts them; shown as "N/A" (PRF-01, PRF-07). */
export interface LaunchFigures extends Omit<LaunchCounts, 'conversions' | 'revenue'> {
  readonly conversions: number | null
  readonly revenue: number | null
  /** Cost and clicks of the launches with counted conversions, as divisors for conversion figures. */
  readonly countedCost: number
  readonly countedClicks: number
}

/** The figures of a launch with this result kind, without what a platform reports for an unverified goal. */
export function figuresOf<Counts extends LaunchCounts>(
  kind: ResultKind,
  counts: Counts,
): Omit<Counts, keyof LaunchFigures> & LaunchFigures {
  return kind === 'conversions'
    ? { ...counts, countedCost: counts.cost, countedClicks: counts.clicks }
    : { ...counts, conversions: null, revenue: null, countedCost: 0, countedClicks: 0 }
}

/** A figure, or null if its divisor is zero: shown as "N/A", never as 0 (PRF-01). */
type Quotient = number | null

/**
 * Figures and rates derived from them (PRF-01, PRF-07); costs in minor units, rates in percent with two decimals
 * (OPN-89).
 */
export interface Performance extends LaunchFigures {
  readonly costPerClick: Quotient
  readonly costPerConversion: Quotient
  readonly clickThroughRate: Quotient
  readonly conversionRate: Quotient
  /** Revenue per unit of cost, with two decimals. */
  readonly roas: Quotient
}

const quotient = (part: number, whole: number, decimals: number): Quotient =>
  whole === 0 ? null : roundDecimal(part / whole, decimals)

const percent = (part: number, whole: number): Quotient => quotient(part * 100, whole, 2)

/** Figures in the order of reports. */
export const figureNames = figureColumns satisfies readonly (keyof Performance)[]
export type FigureName = (typeof figureNames)[number]

export const isFigureName = (name: string): name is FigureName => figureNames.some((one) => one === name)

/** Figures that are amounts of money. */
export const moneyFigures: readonly FigureName[] = ['cost', 'costPerClick', 'costPerConversion', 'revenue']

export function performanceOf(figures: LaunchFigures): Performance {
  const { cost, impressions, clicks, conversions, revenue, countedCost, countedClicks } = figures
  return {
    ...figures,
    costPerClick: quotient(cost, clicks, 0),
    costPerConversion: conversions === null ? null : quotient(countedCost, conversions, 0),
    clickThroughRate: percent(clicks, impressions),
    conversionRate: conversions === null ? null : percent(conversions, countedClicks),
    roas: revenue === null ? null : quotient(revenue, countedCost, 2),
  }
}

/** The sum of the known values; null if there are none. */
function sumCounted(values: readonly (number | null)[]): number | null {
  const counted = values.filter((value) => value !== null)
  return counted.length === 0 ? null : counted.reduce((total, value) => total + value, 0)
}

/** The sum of launches. Rates come from the sums: an average of rates would weigh a small launch like a large one. */
export function totalOf(launches: readonly LaunchFigures[]): Performance {
  const sum = sumOf(launches)
  return performanceOf(sum)
}

/** The sum of launches' figures, each figure separately. */
export function sumOf(launches: readonly LaunchFigures[]): LaunchFigures {
  const sum = (key: Exclude<keyof LaunchFigures, 'conversions' | 'revenue'>) =>
    launches.reduce((total, launch) => total + launch[key], 0)
  return {
    cost: sum('cost'),
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    conversions: sumCounted(launches.map(({ conversions }) => conversions)),
    revenue: sumCounted(launches.map(({ revenue }) => revenue)),
    countedCost: sum('countedCost'),
    countedClicks: sum('countedClicks'),
  }
}

/**
 * The statuses of an ad's launches by why each ended, oldest first. The latest has its ad's status; all earlier ones
 * are finished (PRF-02). A rejected one stays rejected, even if its ad is edited again.
 */
export function launchStatuses(
  status: BalloonStatus,
  stopReasons: readonly (StopReason | null)[],
): readonly BalloonStatus[] {
  return stopReasons.map((reason, index) => {
    if (reason === 'rejected') return 'rejected'
    return index === stopReasons.length - 1 ? status : 'stopped'
  })
}

/** How many days a launch's results cover (PRF-06). */
export const resultDays = 7

/** How many days after a launch conversions of its clicks are still counted. */
export const lateResultDays = 7
