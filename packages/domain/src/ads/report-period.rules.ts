import { readOwnDays } from './own-days.rules.ts'
import { type Performance, totalOf } from './performance.rules.ts'
import {
  type DayFigures,
  daysIn,
  type DaySpan,
  type ReportPeriod,
  reportPeriods,
  spanBefore,
  spanOf,
} from './report-days.rules.ts'
import { isQuiet } from './report-figures.rules.ts'

/** The figures of some days. */
export interface SpanFigures {
  readonly span: DaySpan
  readonly performance: Performance
  /** Every day of the span, oldest first. */
  readonly days: readonly DayFigures[]
}

/** The parts of a report that depend on its period. */
export interface ShownPeriod {
  readonly period: ReportPeriod
  /** Null if nothing was counted yet. */
  readonly span: DaySpan | null
  readonly performance: Performance
  /** Every day of the period, oldest first. */
  readonly days: readonly DayFigures[]
  /** The same number of days before; null for all time, and if there were no ads to compare with. */
  readonly before: SpanFigures | null
}

function figuresIn(days: readonly DayFigures[], span: DaySpan): SpanFigures {
  const shown = daysIn(days, span)
  return { span, days: shown, performance: totalOf(shown) }
}

/**
 * The days of a period: for all time and for a launch, from the first to the last with figures. The days of a launch are
 * those of that launch alone.
 */
export function daysOfPeriod(period: ReportPeriod, days: readonly DayFigures[], now: Date): DaySpan | null {
  const own = readOwnDays(period)
  if (own) return own
  return spanOf(reportPeriods.find((one) => one === period) ?? 'all', days, now)
}

/** A report's figures within a period, and within the same number of days before. */
export function shownPeriod(days: readonly DayFigures[], period: ReportPeriod, now: Date): ShownPeriod {
  const span = daysOfPeriod(period, days, now)
  if (!span) return { period, span, days: [], performance: totalOf([]), before: null }
  const before = figuresIn(days, spanBefore(span))
  const isCompared = period !== 'all' && period !== 'launch' && !isQuiet(before.performance)
  return { period, ...figuresIn(days, span), before: isCompared ? before : null }
}
