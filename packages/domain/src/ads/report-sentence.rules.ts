import type { Performance } from './performance.rules.ts'
import { isQuiet } from './report-figures.rules.ts'
import { changeOf, type DaySpan, type ReportPeriod } from './report-days.rules.ts'
import type { ShownPeriod } from './report-period.rules.ts'
import { type ResultKind, resultsOf } from './results.rules.ts'

/** How the results of a period compare with the same number of days before. */
export type Comparison =
  | { readonly way: 'more' | 'fewer'; readonly percent: number }
  /** Less than half a percent apart. */
  | { readonly way: 'same' }
  | { readonly way: 'fromNone' }

/** A report in one sentence; `cost` in minor units. */
export type ReportSentence =
  /** No day was counted yet. */
  | { readonly kind: 'nothing' }
  /** Neither results nor costs in the period. */
  | { readonly kind: 'quiet' }
  | {
      readonly kind: 'results'
      readonly result: ResultKind
      readonly count: number
      readonly cost: number
      readonly period: ReportPeriod
      readonly span: DaySpan
      /** Null if there's nothing to compare with. */
      readonly comparison: Comparison | null
    }

const resultKindIn = ({ conversions }: Performance): ResultKind =>
  conversions === null ? 'clicks' : 'conversions'

/**
 * What a period achieved: conversions if a verified goal counts them, otherwise clicks, and what they cost. Ads without a
 * goal aren't part of the cost of conversions.
 */
export function reportSentence({ period, span, performance, before }: ShownPeriod): ReportSentence {
  if (!span) return { kind: 'nothing' }
  if (isQuiet(performance)) return { kind: 'quiet' }
  const result = resultKindIn(performance)
  const count = resultsOf<number | null>(result, performance) ?? 0
  const comparison = before && compare(count, result, before.performance)
  const cost = result === 'conversions' ? performance.countedCost : performance.cost
  return { kind: 'results', result, count, cost, period, span, comparison }
}

function compare(count: number, result: ResultKind, before: Performance): Comparison | null {
  const change = changeOf(count, resultsOf<number | null>(result, before))
  if (!change) return null
  if (change.percent === null) return count === 0 ? { way: 'same' } : { way: 'fromNone' }
  if (change.percent === 0) return { way: 'same' }
  return { way: change.percent > 0 ? 'more' : 'fewer', percent: Math.abs(change.percent) }
}
