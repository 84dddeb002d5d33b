import { fromMinorUnits, toMinorUnits } from '../core/money.ts'
import type { WireDay, WirePerformance } from './ad-performance.entity.ts'
import type { Performance } from './performance.rules.ts'
import type { DayFigures } from './report-days.rules.ts'

const orNull = (value: number | null, change: (amount: number) => number) =>
  value === null ? null : change(value)

function withAmounts<P extends Performance>(performance: P, change: (amount: number) => number): P {
  return {
    ...performance,
    cost: change(performance.cost),
    revenue: change(performance.revenue),
    costPerClick: orNull(performance.costPerClick, change),
    costPerConversion: orNull(performance.costPerConversion, change),
  }
}

/** A performance in minor units as the wire carries it. */
export function performanceToWire(performance: Performance): WirePerformance {
  return withAmounts(performance, fromMinorUnits)
}

/** A performance of the wire in minor units. */
export function performanceFromWire(performance: WirePerformance): Performance {
  return withAmounts(performance, toMinorUnits)
}

/** A day in minor units as the wire carries it. */
export function dayToWire({ cost, revenue, ...day }: DayFigures): WireDay {
  return { ...day, cost: fromMinorUnits(cost), revenue: fromMinorUnits(revenue) }
}

/** A day of the wire in minor units. */
export function dayFromWire({ cost, revenue, ...day }: WireDay): DayFigures {
  return { ...day, cost: toMinorUnits(cost), revenue: toMinorUnits(revenue) }
}
