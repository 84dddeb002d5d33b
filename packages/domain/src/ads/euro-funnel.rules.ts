import { roundDecimal } from '../core/decimal.ts'
import type { Performance } from './performance.rules.ts'

// Follow the euro: what became of the money of a report, step by step. It has only the steps the product can count.

/** What a step counts: money that was paid or came back, or people. */
export const funnelSteps = ['paid', 'shown', 'clicked', 'reached', 'returned'] as const
export type FunnelStepName = (typeof funnelSteps)[number]

/** A step of the funnel; amounts in minor units. */
export interface FunnelStep {
  readonly name: FunnelStepName
  /** An amount for `paid` and `returned`, otherwise a count. */
  readonly value: number
  /** The same in the days before; null without a comparison. */
  readonly before: number | null
  /**
   * Detail of the step: the commission in what was paid, the cost of a thousand impressions, a click or a conversion, or
   * what one unit of the money paid brought back. Null if the divisor is zero.
   */
  readonly detail: number | null
  /** In percent of the step before, null for money or if that step is zero. */
  readonly share: number | null
  /** Width of its bar, 0 to 1. Money has one linear scale; counts have another, logarithmic one. */
  readonly width: number
}

/** Figures of a period, and the commission on their cost. */
export interface PaidFigures {
  readonly performance: Performance
  readonly commission: number
}

const isMoney = (name: FunnelStepName) => name === 'paid' || name === 'returned'

function valueOf(name: FunnelStepName, { performance, commission }: PaidFigures): number | null {
  return {
    paid: performance.cost + commission,
    shown: performance.impressions,
    clicked: performance.clicks,
    reached: performance.conversions,
    returned: performance.revenue,
  }[name]
}

const over = (part: number, whole: number, decimals: number) =>
  whole === 0 ? null : roundDecimal(part / whole, decimals)

function detailOf(name: FunnelStepName, { performance, commission }: PaidFigures): number | null {
  const { cost, impressions, costPerClick, costPerConversion, revenue } = performance
  switch (name) {
    case 'paid':
      return commission
    case 'shown':
      return over(cost * 1_000, impressions, 0)
    case 'clicked':
      return costPerClick
    case 'reached':
      return costPerConversion
    case 'returned':
      return over((revenue ?? 0) * 100, cost + commission, 0)
  }
}

function shareOf(name: FunnelStepName, { clickThroughRate, conversionRate }: Performance): number | null {
  return name === 'clicked' ? clickThroughRate : name === 'reached' ? conversionRate : null
}

/** The known steps, first to last. */
export function euroFunnel(now: PaidFigures, before: PaidFigures | null): readonly FunnelStep[] {
  const known = funnelSteps.flatMap((name) => {
    const value = valueOf(name, now)
    return value === null ? [] : [{ name, value }]
  })
  const largest = (ofMoney: boolean) =>
    Math.max(0, ...known.filter(({ name }) => isMoney(name) === ofMoney).map(({ value }) => value))
  const [mostMoney, mostCount] = [largest(true), largest(false)]
  const widthOf = (name: FunnelStepName, value: number) => {
    if (value === 0) return 0
    return isMoney(name) ? value / mostMoney : Math.log1p(value) / Math.log1p(mostCount)
  }
  return known.map(({ name, value }) => ({
    name,
    value,
    before: before && valueOf(name, before),
    detail: detailOf(name, now),
    share: shareOf(name, now.performance),
    width: widthOf(name, value),
  }))
}
