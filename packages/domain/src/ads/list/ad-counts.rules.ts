import type { AdColumn } from '../../core/ad-columns.ts'
import { roundDecimal } from '../../core/decimal.ts'

/** What an ad brought over some time; amounts in minor units of its currency. */
export interface AdCounts {
  readonly impressions: number
  readonly clicks: number
  /** Conversions if they're the ad's goal, otherwise clicks. */
  readonly results: number
  readonly spend: number
  /** Null without a verified goal, as is the revenue. */
  readonly conversions: number | null
  readonly revenue: number | null
  /** Spend of the launches whose conversions count. */
  readonly countedSpend: number
}

/** The columns whose values are figures over time, which a chosen period applies to. */
export const figureColumns = [
  'impressions',
  'results',
  'spend',
  'performance',
  'clicks',
  'clickRate',
  'costPerClick',
  'conversions',
  'costPerConversion',
  'revenue',
  'roas',
] as const satisfies readonly AdColumn[]
export type FigureColumn = (typeof figureColumns)[number]

/** The figures that are amounts of money. */
export const moneyColumns: readonly FigureColumn[] = [
  'spend',
  'performance',
  'costPerClick',
  'costPerConversion',
  'revenue',
]

export function isFigureColumn(column: AdColumn): column is FigureColumn {
  return figureColumns.some((one) => one === column)
}

const quotient = (part: number, whole: number | null, decimals: number): number | null =>
  whole ? roundDecimal(part / whole, decimals) : null

/**
 * A figure of an ad: money in minor units, the click rate in percent, the ROAS with two decimals. Null if its divisor
 * is zero or nothing counts it; shown as N/A (PRF-01).
 */
export function figureIn(counts: AdCounts, column: FigureColumn): number | null {
  const { impressions, clicks, results, spend, conversions, revenue, countedSpend } = counts
  switch (column) {
    case 'impressions':
    case 'results':
    case 'spend':
    case 'clicks':
    case 'conversions':
    case 'revenue':
      return counts[column]
    case 'performance':
      return quotient(spend, results, 0)
    case 'clickRate':
      return quotient(clicks * 100, impressions, 2)
    case 'costPerClick':
      return quotient(spend, clicks, 0)
    case 'costPerConversion':
      return quotient(countedSpend, conversions, 0)
    case 'roas':
      return revenue === null ? null : quotient(revenue, countedSpend, 2)
  }
}
