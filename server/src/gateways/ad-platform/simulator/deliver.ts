import { drawFor } from './draw.ts'
import type { Market, SimulatedOrder } from './market.ts'

/** What one hour of a run brought: whole numbers, the spend in minor units. */
export interface DeliveredHour {
  readonly date: Date
  readonly spend: number
  readonly impressions: number
  readonly clicks: number
  /** Conversions counted in this hour, of clicks of this hour and earlier ones. */
  readonly conversions: number
}

// How the people of a day are spread over its hours, from midnight on.
const hourShape = [1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 8, 9, 9, 7, 4, 2]
const weekdayShape = [0.9, 1.05, 1.05, 1.05, 1.05, 1, 0.9]
// How much of its later strength an ad has on its first day, and how long it takes to learn the rest.
const learning = { missing: 0.3, days: 3, conversions: 25 }

/** How the wish to spend is spread over the hours of a run; the sum is 1. */
function paceOf(order: SimulatedOrder, seed: string): readonly number[] {
  const draw = drawFor(seed, 'pace')
  const shape = Array.from({ length: order.hours }, (_, hour) => {
    const date = new Date(order.startDate.getTime() + hour * 3_600_000)
    const usual = (hourShape[date.getUTCHours()] ?? 1) * (weekdayShape[date.getUTCDay()] ?? 1)
    return usual * Math.exp(0.2 * draw.normal())
  })
  const sum = shape.reduce((total, share) => total + share, 0)
  return shape.map((share) => share / sum)
}

/** Whole numbers out of a growing sum: each step gives what is whole by now, so that nothing is lost or made. */
function wholeSteps(offset: number): (expected: number) => number {
  let given = 0
  return (expected) => {
    const whole = Math.floor(expected + offset)
    const step = whole - given
    given = whole
    return step
  }
}

/**
 * The whole run, hour by hour: a pure function of order, market and seed. All chance lies in prices, hours and
 * offsets, none in the amounts, so that the spend never passes the cap and a larger one never brings less.
 */
export function deliver(order: SimulatedOrder, market: Market, seed: string): readonly DeliveredHour[] {
  const pace = paceOf(order, seed)
  const chance = drawFor(seed, 'chance')
  const steps = {
    // Never rounded up, as the cap is a promise.
    spend: wholeSteps(0),
    impressions: wholeSteps(chance.uniform()),
    clicks: wholeSteps(chance.uniform()),
    conversions: wholeSteps(chance.uniform()),
  }
  const daily = drawFor(seed, 'days')
  const landed = 1 - 0.5 ** (1 / market.conversionDelay)
  const sum = { spend: 0, impressions: 0, clicks: 0, conversions: 0 }
  let waiting = 0
  let mood = 1
  return pace.map((share, hour) => {
    if (hour % 24 === 0) mood = Math.exp(0.12 * daily.normal())
    const wanted = order.spendCap * share
    const room = (market.impressionsPerHour * share * order.hours * mood * market.price) / 1_000
    // The nearer to all that can be bought, the less of the wish is met.
    const spend = room === 0 ? 0 : room * (1 - Math.exp(-wanted / room))
    const known = Math.max(hour / 24 / learning.days, sum.conversions / learning.conversions)
    const strength = 1 - learning.missing * Math.exp(-known)
    const impressions = (spend / market.price) * 1_000
    const clicks = impressions * market.clickRate * strength * mood
    waiting += clicks * market.conversionRate * strength
    const counted = waiting * landed
    waiting -= counted
    sum.spend += spend
    sum.impressions += impressions
    sum.clicks += clicks
    sum.conversions += counted
    return {
      date: new Date(order.startDate.getTime() + hour * 3_600_000),
      spend: steps.spend(sum.spend),
      impressions: steps.impressions(sum.impressions),
      clicks: steps.clicks(sum.clicks),
      conversions: steps.conversions(sum.conversions),
    }
  })
}
