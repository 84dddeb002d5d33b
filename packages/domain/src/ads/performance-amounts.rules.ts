import { fromMinorUnits, toMinorUnits } from '../core/money.ts'
import type { WireDay, WirePerformance } from './ad-performance.entity.ts'
import type { Performance, LaunchFigures } from './performance.rules.ts'
import type { DayFigures } from './report-days.rules.ts'

const orNull = (value: number | null, change: (amount: number) => number) =>
  value === null ? null : change(value)

function figureAmounts(
  { cost, countedCost, revenue }: Pick<LaunchFigures, 'cost' | 'countedCost' | 'revenue'>,
  change: (amount: number) => number,
) {
  return { cost: change(cost), countedCost: change(countedCost), revenue: orNull(revenue, change) }
}

function withAmounts<P extends Performance>(performance: P, change: (amount: number) => number): P {
  return {
    ...performance,
    ...figureAmounts(performance, change),
    costPerClick: orNull(performance.costPerClick, change),
    costPerConversion: orNull(performance.costPerConversion, change),
  }
}

/** Converts a performance in minor units to its wire format. */
export function performanceToWire(performance: Performance): WirePerformance {
  return withAmounts(performance, fromMinorUnits)
}

/** Converts a performance from its wire format to minor units. */
export function performanceFromWire(performance: WirePerformance): Performance {
  return withAmounts(performance, toMinorUnits)
}

/** Converts a day in minor units to its wire format. */
export function dayToWire(day: DayFigures): WireDay {
  return { ...day, ...figureAmounts(day, fromMinorUnits) }
}

/** Converts a day from its wire format to minor units. */
export function dayFromWire(day: WireDay): DayFigures {
  return { ...day, ...figureAmounts(day, toMinorUnits) }
}
