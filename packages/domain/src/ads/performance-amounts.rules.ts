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

/** A performance in minor units as the wire carries it. */
export function performanceToWire(performance: Performance): WirePerformance {
  return withAmounts(performance, fromMinorUnits)
}

/** A performance of the wire in minor units. */
export function performanceFromWire(performance: WirePerformance): Performance {
  return withAmounts(performance, toMinorUnits)
}

/** A day in minor units as the wire carries it. */
export function dayToWire(day: DayFigures): WireDay {
  return { ...day, ...figureAmounts(day, fromMinorUnits) }
}

/** A day of the wire in minor units. */
export function dayFromWire(day: WireDay): DayFigures {
  return { ...day, ...figureAmounts(day, toMinorUnits) }
}
