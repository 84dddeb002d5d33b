import { setImmediate } from 'node:timers/promises'
import type { ForecastRange } from '../ad-platform.port.ts'
import { courseOf, type Figures, lateConversionsMs } from './course.ts'
import type { SimulatedOrder } from './market.ts'
import { hourMs } from './pace.ts'

/** An order whose time is not known yet. */
export type PlannedOrder = Omit<SimulatedOrder, 'startDate' | 'endDate'> & { readonly days: number }

export type Outlook = Readonly<Record<keyof Figures, ForecastRange>>

const worlds = 160
// Some Monday: the days of a week differ, its weeks do not.
const someDay = Date.UTC(2026, 0, 5)

/** All that a run brings, with the conversions that come after its end. */
export function wholeOf({ days, ...order }: PlannedOrder, seed: string): Figures {
  const startDate = new Date(someDay)
  const endDate = new Date(someDay + days * 24 * hourMs)
  const course = courseOf({ ...order, startDate, endDate }, seed)
  return course.until(new Date(endDate.getTime() + lateConversionsMs))
}

/**
 * What an order may bring, told from the same markets that the simulator draws from, but not from the one that the run
 * will meet: nobody knows that one before.
 */
export async function foresee(order: PlannedOrder): Promise<Outlook> {
  const totals: Figures[] = []
  for (let world = 0; world < worlds; world += 1) {
    totals.push(wholeOf(order, `outlook ${world}`))
    // A server has others to answer meanwhile.
    await setImmediate()
  }
  const rangeOf = (name: keyof Figures): ForecastRange => {
    const sorted = totals.map((total) => total[name]).toSorted((left, right) => left - right)
    const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
    return { low: at(0.1), middle: at(0.5), high: at(0.9) }
  }
  return {
    spend: rangeOf('spend'),
    impressions: rangeOf('impressions'),
    clicks: rangeOf('clicks'),
    conversions: rangeOf('conversions'),
  }
}
