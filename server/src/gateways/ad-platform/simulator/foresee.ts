import { type ResultKind, resultsOf } from '@aloft/domain/ads/results.rules'
import { hasLearned, resultsToLearn } from '@aloft/domain/ads/launch-stage.rules'
import { countHour, isStopped, checksInPeriod, type SafetyCount } from '@aloft/domain/ads/safety-net.rules'
import { setImmediate } from 'node:timers/promises'
import type { ForecastRange } from '../ad-platform.port.ts'
import { type Course, courseIn, type Figures, lateConversionsMs, type World } from './course.ts'
import { evenDraw } from './even-draws.ts'
import { marketOf, type SimulatedOrder } from './market.ts'
import { hourMs, type Pace, paceOf } from './pace.ts'

/** An order without a start date yet. */
export type PlannedOrder = Omit<SimulatedOrder, 'startDate' | 'endDate'> & { readonly days: number }

/** Forecast of an order, including the safety net. */
export interface Outlook extends Readonly<Record<keyof Figures, ForecastRange>> {
  readonly results: ForecastRange
  /** Spend per result; null if too many launches may have no results. */
  readonly costPerResult: ForecastRange | null
}

const worlds = 320
// Days differ less than markets, so a few paces are enough, each starting on a different half day.
const paces = 14
const goldenRatio = (1 + Math.sqrt(5)) / 2
const within = { low: 0.1, middle: 0.5, high: 0.9 }
// Any Monday will do, because weeks do not differ.
const someDay = Date.UTC(2026, 0, 5)
const nothing: SafetyCount = { spend: 0, clicks: 0, conversions: 0, ripeningSpend: 0 }
const halfDayMs = 12 * hourMs
const later = (date: Date, hours: number) => new Date(date.getTime() + hours * hourMs)

/** The order with a given start. */
function datedFrom({ days, ...order }: PlannedOrder, start: number): SimulatedOrder {
  const startDate = new Date(start)
  return { ...order, startDate, endDate: later(startDate, days * 24) }
}

/** All results of a launch, including conversions after its end. */
const totalOf = (course: Course, { endDate }: SimulatedOrder) =>
  course.until(new Date(endDate.getTime() + lateConversionsMs))

// An order is asked about again and again while its ad is edited, reviewed and launched.
const mostKnown = 100
const knownOutlooks = new Map<string, Promise<Outlook>>()

/** The forecast for an order. The same order always has the same one, so the last ones are kept. */
export function foresee(order: PlannedOrder, resultKind: ResultKind): Promise<Outlook> {
  const { platform, goal, spendCap, days, people, maxCpc, quality } = order
  const key = JSON.stringify([platform, goal, spendCap, days, people, maxCpc, quality, resultKind])
  const outlook = knownOutlooks.get(key) ?? computeOutlook(order, resultKind)
  // The last one used is the last to go.
  knownOutlooks.delete(key)
  knownOutlooks.set(key, outlook)
  for (const oldest of knownOutlooks.keys()) {
    if (knownOutlooks.size <= mostKnown) break
    knownOutlooks.delete(oldest)
  }
  return outlook
}

/**
 * Forecast for an order, from the same markets that the simulator draws from, but not from the market the launch will
 * get, which nobody can know beforehand. Launches that the safety net would stop are stopped.
 */
async function computeOutlook(order: PlannedOrder, resultKind: ResultKind): Promise<Outlook> {
  const known = new Map<number, Pace>()
  const free: { readonly total: Figures; readonly samples: readonly Sample[] }[] = []
  for (let place = 0; place < worlds; place += 1) {
    const dated = datedFrom(order, startOf(place))
    const course = courseIn(outlookOf(place, known), dated)
    free.push({ total: totalOf(course, dated), samples: samplesAt(course, dated, resultKind) })
    // Let the server handle other requests in between.
    await setImmediate()
  }
  const costOf = (total: Figures) => total.spend / resultsOf(resultKind, total)
  const expectedCost = at(free.map(({ total }) => costOf(total)).toSorted(ascending), within.middle)
  const terms = { resultKind, expectedCost, spendCap: order.spendCap, periodCap: order.spendCap }
  const totals = free.map(({ total, samples }, place) => {
    if (!samples.some(({ before, now }) => isStopped(before, now, terms))) return total
    const [world, dated] = [outlookOf(place, known), datedFrom(order, startOf(place))]
    const course = courseIn(world, dated)
    const ripe = samples.map((sample) => ripened(sample, dated, course))
    const date = ripe.find(({ before, now }) => isStopped(before, now, terms))?.date
    return date ? totalOf(courseIn(world, dated, [{ date, isActive: false }]), dated) : total
  })
  const costPerResult = rangeOf(totals.map(costOf))
  return {
    spend: rangeOf(totals.map(({ spend }) => spend)),
    impressions: rangeOf(totals.map(({ impressions }) => impressions)),
    clicks: rangeOf(totals.map(({ clicks }) => clicks)),
    conversions: rangeOf(totals.map(({ conversions }) => conversions)),
    results: rangeOf(totals.map((total) => resultsOf(resultKind, total))),
    costPerResult: Number.isFinite(costPerResult.high) ? costPerResult : null,
  }
}

const startOf = (place: number) => someDay + (place % paces) * halfDayMs

/**
 * A world that is used only for forecasts. Its market comes from an evenly spread sequence, and its pace is one of a
 * few.
 */
function outlookOf(place: number, known: Map<number, Pace>): World {
  return {
    market: (order) => marketOf(order, evenDraw(place)),
    pace(from, until) {
      const pace = known.get(place % paces) ?? paceOf(`outlook ${place % paces}`, from, until)
      known.set(place % paces, pace)
      return pace
    },
    // Multiples of the golden ratio, taken modulo 1, also fill 0 to 1 evenly.
    offset: { impressions: 0.5, clicks: 0.5, conversions: (place * goldenRatio) % 1 },
  }
}

const ascending = (left: number, right: number) => left - right
// On average, the share of all cases below the first of n draws is 1 / (n + 1).
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.round(share * (sorted.length + 1)) - 1)] ?? 0

/**
 * The range that contains 80 % of the values. With small counts many values are equal, so the share between two of them
 * can be quite different from 80 %: then the range uses the neighboring values that come closest.
 */
export function rangeOf(values: readonly number[]): ForecastRange {
  const sorted = values.toSorted(ascending)
  const middle = at(sorted, within.middle)
  const around = (end: number) => [
    end,
    sorted.findLast((value) => value < end) ?? end,
    sorted.find((value) => value > end) ?? end,
  ]
  const shareOf = (from: number, until: number) =>
    sorted.filter((value) => value >= from && value <= until).length / sorted.length
  const ranges = around(at(sorted, within.low)).flatMap((low) =>
    around(at(sorted, within.high)).map((high) => ({ low, middle, high })),
  )
  const missOf = ({ low, high }: ForecastRange) => Math.abs(shareOf(low, high) - (within.high - within.low))
  const [best] = ranges
    .filter(({ low, high }) => low <= middle && middle <= high)
    .toSorted((left, right) => missOf(left) - missOf(right))
  return best ?? { low: middle, middle, high: middle }
}

/** The end of an hour at which the safety net checks a launch. */
interface Sample {
  readonly hour: number
  readonly date: Date
  readonly before: SafetyCount
  readonly now: SafetyCount
}

/** When the safety net checks a launch that has learned, ignoring conversions still to come. */
function samplesAt(
  course: Course,
  { spendCap, startDate, endDate }: SimulatedOrder,
  kind: ResultKind,
): Sample[] {
  const dateAt = (hour: number) => later(startDate, hour)
  const countAt = (hour: number) => ({ ...nothing, ...course.until(dateAt(hour)) })
  const hours = (endDate.getTime() - startDate.getTime()) / hourMs
  const hourOf = (isReached: (figures: SafetyCount) => boolean) =>
    firstHour(hours, (hour) => isReached(countAt(hour)))
  const fiftieth = hourOf((figures) => resultsOf(kind, figures) >= resultsToLearn)
  const learning = { startDate, fiftiethResultDate: fiftieth === null ? null : dateAt(fiftieth) }
  return checksInPeriod(spendCap).flatMap((spent) => {
    const hour = hourOf(({ spend }) => spend >= spent)
    if (hour === null || !hasLearned(learning, dateAt(hour))) return []
    return { hour, date: dateAt(hour), before: countAt(hour - 1), now: countAt(hour) }
  })
}

/** The sample with the spend whose conversions are still to come; spend older than two weeks hardly counts. */
function ripened(sample: Sample, { startDate }: SimulatedOrder, course: Course): Sample {
  const spendAt = (hour: number) => course.until(later(startDate, hour)).spend
  const first = Math.max(0, sample.hour - 14 * 24)
  let { ripeningSpend } = nothing
  let before = spendAt(first)
  for (let hour = first + 1; hour <= sample.hour; hour += 1) {
    const spend = spendAt(hour)
    ripeningSpend = countHour(
      { ...nothing, ripeningSpend },
      { ...nothing, spend: spend - before },
      1,
    ).ripeningSpend
    before = spend
  }
  return { ...sample, now: { ...sample.now, ripeningSpend } }
}

/** The first hour at which a condition that stays true once met is true, or null. */
function firstHour(last: number, isSo: (hour: number) => boolean): number | null {
  if (!isSo(last)) return null
  let [no, yes] = [0, last]
  while (yes - no > 1) {
    const hour = Math.floor((no + yes) / 2)
    if (isSo(hour)) yes = hour
    else no = hour
  }
  return yes
}
