import { drawFor } from './draw.ts'
import { type Market, marketOf, type SimulatedOrder } from './market.ts'
import { hourMs, type Pace, paceOf } from './pace.ts'

export const figureNames = ['spend', 'impressions', 'clicks', 'conversions'] as const
/** Figures of a launch: whole numbers, spend in minor units. */
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>

/** A change to a running launch; fields left out stay unchanged. */
export interface SimulatedChange {
  readonly date: Date
  readonly isActive?: boolean | undefined
  readonly spendCap?: number | undefined
  readonly maxCpc?: number | null | undefined
  readonly endDate?: Date | undefined
  /** The share of what can be bought that is for this ad; the rest is for its other version in a test. */
  readonly share?: number | undefined
}

/** A period with constant rates. Times in ms, `rate` per hour. */
interface Stretch {
  readonly from: number
  readonly sum: Figures
  readonly rate: Figures
}

// Share of its later performance that an ad lacks on its first day, and how long it takes to learn the rest.
const learning = { missing: 0.3, days: 3, conversions: 25 }
/** A launch still counts conversions of its clicks for this long after its end. */
export const lateConversionsMs = 7 * 24 * hourMs
// A platform catches up on unused hours, but never spends more than twice the planned amount in one hour.
const mostCatchUp = 2

const nothing: Figures = { spend: 0, impressions: 0, clicks: 0, conversions: 0 }
const each = (of: (name: keyof Figures) => number): Figures => ({
  spend: of('spend'),
  impressions: of('impressions'),
  clicks: of('clicks'),
  conversions: of('conversions'),
})

/** All times between two moments (ms) at which a new stretch begins: each full hour, each change, each end. */
function listBreakpoints(
  from: number,
  until: number,
  changes: readonly SimulatedChange[],
): readonly number[] {
  const ends = changes.filter(({ date, endDate }) => endDate && endDate > date).map(({ endDate }) => endDate)
  const marked = [...changes.map(({ date }) => date), ...ends].map((date) => date?.getTime() ?? until)
  const inside = marked.filter((time) => time > from && time < until).toSorted((left, right) => left - right)
  const breakpoints = [from]
  const add = (time: number) => {
    if (time > (breakpoints.at(-1) ?? from)) breakpoints.push(time)
  }
  let mark = 0
  for (let hour = Math.floor(from / hourMs) + 1; hour * hourMs < until; hour += 1) {
    for (; (inside[mark] ?? Infinity) <= hour * hourMs; mark += 1) add(inside[mark] ?? until)
    add(hour * hourMs)
  }
  for (const time of inside.slice(mark)) add(time)
  return breakpoints
}

/**
 * The cumulative figures of a launch at any moment. Later changes never affect earlier figures, because each stretch
 * depends only on the state when it began.
 */
export interface Course {
  /** When it stops delivering, after all changes so far. */
  readonly endDate: Date
  /** Figures from its start until a given time; whole numbers that never decrease. */
  until(date: Date): Figures
}

/**
 * The course of a launch: a pure function of order, changes and seed. Randomness affects only prices, hours and
 * rounding offsets, not amounts, so that the spend never exceeds the cap and a larger spend never yields less.
 * `changes` are in the order they were made; a launch is active from its start unless a change says otherwise.
 */
export function courseOf(
  order: SimulatedOrder,
  seed: string,
  changes: readonly SimulatedChange[] = [],
): Course {
  return courseIn(worldOf(seed), order, changes)
}

/** All random factors of a launch. The same question always has the same answer. */
export interface World {
  market(order: SimulatedOrder): Market
  /** How busy its platform is between two moments (ms). */
  pace(from: number, until: number): Pace
  /** Offset from 0 up to 1 that is added before figures are rounded down. */
  readonly offset: Omit<Figures, 'spend'>
  /** Whole numbers that chance makes of expected ones, in place of rounding. */
  readonly counts?: Readonly<Record<'clicks' | 'conversions', (expected: number) => number>>
}

/** The world of a seed. */
export function worldOf(seed: string): World {
  const chance = drawFor(seed, 'chance')
  return {
    market: (order) => marketOf(order, drawFor(seed, 'market')),
    pace: (from, until) => paceOf(seed, from, until),
    offset: { impressions: chance.uniform(), clicks: chance.uniform(), conversions: chance.uniform() },
  }
}

/** The course of a launch in a given world. */
export function courseIn(
  world: World,
  order: SimulatedOrder,
  changes: readonly SimulatedChange[] = [],
): Course {
  const start = order.startDate.getTime()
  const ends = [order.endDate, ...changes.flatMap(({ endDate }) => endDate ?? [])].map((end) => end.getTime())
  const last = Math.max(start, ...ends)
  const pace = world.pace(start, last)
  let market = world.market(order)
  const { conversionDelay } = market
  const landed = 1 - 0.5 ** (1 / conversionDelay)
  const now = {
    spendCap: order.spendCap,
    maxCpc: order.maxCpc,
    end: order.endDate.getTime(),
    isActive: true,
    share: 1,
  }
  const coming = [...changes]
  let demanded = 0
  let waiting = 0
  let sum = nothing
  const stretches: Stretch[] = []
  const final = last + lateConversionsMs
  const breakpoints = listBreakpoints(start, final, [
    { date: order.startDate, endDate: order.endDate },
    ...changes,
  ])
  for (const [index, from] of breakpoints.entries()) {
    for (let change = coming[0]; change && change.date.getTime() <= from; change = coming[0]) {
      coming.shift()
      now.isActive = change.isActive ?? now.isActive
      now.spendCap = change.spendCap ?? now.spendCap
      now.end = change.endDate?.getTime() ?? now.end
      now.share = change.share ?? now.share
      if (change.maxCpc === undefined) continue
      market = world.market({ ...order, maxCpc: change.maxCpc })
    }
    const hour = Math.floor(from / hourMs)
    const busyness = pace.at(hour)
    const isOn = now.isActive && from < now.end
    const planned = (now.spendCap * busyness) / pace.between(start, now.end)
    const stillOpen = ((now.spendCap - demanded) * busyness) / pace.between(from, now.end)
    const wanted = isOn ? Math.max(0, Math.min(stillOpen, mostCatchUp * planned)) : 0
    const buyable = market.impressionsPerHour * busyness * pace.moodAt(hour) * now.share
    const room = (buyable * market.price) / 1_000
    // The closer the wanted spend is to everything that can be bought, the less of it is reached.
    const spend = room === 0 ? 0 : room * (1 - Math.exp(-wanted / room))
    const days = (from - start) / hourMs / 24
    const known = Math.max(days / learning.days, sum.conversions / learning.conversions)
    const strength = 1 - learning.missing * Math.exp(-known)
    const impressions = (spend / market.price) * 1_000
    const clicks = impressions * market.clickRate * strength * pace.moodAt(hour)
    const converted = clicks * market.conversionRate * strength
    const rate = { spend, impressions, clicks, conversions: (waiting + converted) * landed }
    stretches.push({ from, sum, rate })
    const hours = ((breakpoints[index + 1] ?? from) - from) / hourMs
    const before = sum
    sum = {
      spend: before.spend + spend * hours,
      impressions: before.impressions + impressions * hours,
      clicks: before.clicks + clicks * hours,
      conversions: before.conversions + rate.conversions * hours,
    }
    demanded += wanted * hours
    waiting += (converted - rate.conversions) * hours
  }
  // Spend is never rounded up, because the cap is a promise.
  const offset = { spend: 0, ...world.offset }
  const counts: Readonly<Partial<Record<keyof Figures, (expected: number) => number>>> = world.counts ?? {}
  return {
    endDate: new Date(now.end),
    until(date) {
      const time = Math.min(date.getTime(), final)
      const stretch = stretches[lastAtMost(stretches, time)]
      if (!stretch) return nothing
      const hours = (time - stretch.from) / hourMs
      return each((name) => {
        const expected = stretch.sum[name] + stretch.rate[name] * hours
        return counts[name]?.(expected) ?? Math.floor(expected + offset[name])
      })
    },
  }
}

/** The index of the last stretch that began by a time, or -1. */
function lastAtMost(stretches: readonly Stretch[], time: number): number {
  let low = -1
  let high = stretches.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((stretches[middle]?.from ?? Infinity) <= time) low = middle
    else high = middle - 1
  }
  return low
}
