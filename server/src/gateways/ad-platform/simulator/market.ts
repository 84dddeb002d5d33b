import type { Goal } from '@aloft/domain/core/goals'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Draw } from './draw.ts'

/** An advertiser's order for one launch on the simulated platform; amounts in minor units of one currency. */
export interface SimulatedOrder {
  readonly platform: AdPlatform
  readonly goal: Goal
  /** Most that may be spent over the whole launch. */
  readonly spendCap: number
  readonly startDate: Date
  readonly endDate: Date
  /** People who match the targeting. */
  readonly people: number
  readonly maxCpc: number | null
  /** How well the ad follows the rules of its platform, 0 to 1. */
  readonly quality: number
}

/** The market for an order, unknown before the launch. Prices in minor units. */
export interface Market {
  /** Price of a thousand impressions. */
  readonly price: number
  /** Impressions per hour that can be bought, averaged over a day. */
  readonly impressionsPerHour: number
  readonly clickRate: number
  readonly conversionRate: number
  /** Hours until half of a click's conversions have arrived. */
  readonly conversionDelay: number
}

interface Typical {
  readonly price: number
  readonly clickRate: number
  readonly conversionRate: number
  /** Impressions per person and day. */
  readonly frequency: number
}

// Within the range of the platforms' own help pages and public benchmarks; the spread below is deliberately wide.
const typical: Readonly<Record<AdPlatform, Typical>> = {
  google: { price: 4_500, clickRate: 0.045, conversionRate: 0.05, frequency: 0.02 },
  facebook: { price: 900, clickRate: 0.013, conversionRate: 0.035, frequency: 0.25 },
  instagram: { price: 1_000, clickRate: 0.009, conversionRate: 0.03, frequency: 0.2 },
}

// A goal changes who sees the ad: buyers click less often and cost more.
const goalFactors: Readonly<Record<Goal, { price: number; clicks: number; conversions: number }>> = {
  awareness: { price: 0.7, clicks: 0.8, conversions: 0.5 },
  leads: { price: 1.1, clicks: 1, conversions: 1.3 },
  sales: { price: 1.3, clicks: 1, conversions: 1 },
}

/** Spread of markets around the typical one: one standard deviation of the logarithm. */
const spread = { price: 0.25, clickRate: 0.25, conversionRate: 0.35, frequency: 0.3 }

/** A random market: each figure is spread around the typical one for the platform and goal. */
export function marketOf(order: SimulatedOrder, draw: Draw): Market {
  const base = typical[order.platform]
  const goal = goalFactors[order.goal]
  const around = (value: number, deviation: number) => value * Math.exp(deviation * draw.normal())
  // A better ad wins more auctions at a lower price.
  const appeal = 0.7 + 0.6 * order.quality
  const clickRate = Math.min(0.5, around(base.clickRate * goal.clicks * appeal, spread.clickRate))
  const price = around((base.price * goal.price) / appeal, spread.price)
  const perClick = price / 1_000 / clickRate
  // A bid below the market price wins fewer auctions, and pays only the bid.
  const bid = order.maxCpc === null ? 1 : Math.min(1, order.maxCpc / perClick)
  return {
    price: price * bid,
    impressionsPerHour: (around(order.people * base.frequency, spread.frequency) / 24) * bid ** 2,
    clickRate,
    conversionRate: Math.min(0.8, around(base.conversionRate * goal.conversions, spread.conversionRate)),
    conversionDelay: 4 + 20 * draw.uniform(),
  }
}
