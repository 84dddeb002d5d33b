import { deliver } from './deliver.ts'
import { marketOf, type SimulatedOrder } from './market.ts'

/** The middle 80 % of what may come, and its middle. */
export interface Range {
  readonly low: number
  readonly middle: number
  readonly high: number
}

export interface Outlook {
  readonly spend: Range
  readonly impressions: Range
  readonly clicks: Range
  readonly conversions: Range
}

const worlds = 120

function rangeOf(values: readonly number[]): Range {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { low: at(0.1), middle: at(0.5), high: at(0.9) }
}

/**
 * What an order may bring, told from the same markets that the simulator draws from, but not from the one that the run
 * will meet: nobody knows that one before.
 */
export function foresee(order: SimulatedOrder): Outlook {
  const totals = Array.from({ length: worlds }, (_, world) => {
    const seed = `outlook ${world}`
    const hours = deliver(order, marketOf(order, seed), seed)
    const sum = (key: 'spend' | 'impressions' | 'clicks' | 'conversions') =>
      hours.reduce((total, hour) => total + hour[key], 0)
    return {
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      conversions: sum('conversions'),
    }
  })
  return {
    spend: rangeOf(totals.map(({ spend }) => spend)),
    impressions: rangeOf(totals.map(({ impressions }) => impressions)),
    clicks: rangeOf(totals.map(({ clicks }) => clicks)),
    conversions: rangeOf(totals.map(({ conversions }) => conversions)),
  }
}
