import type { ResultKind } from '@aloft/domain/ads/results.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import { hasLearned, resultsToLearn } from '@aloft/domain/ads/launch-stage.rules'
import { countHour, isStopped, type SafetyCount } from '@aloft/domain/ads/safety-net.rules'
import { courseOf, type Figures, lateConversionsMs } from '../../src/gateways/ad-platform/simulator/course.ts'
import { drawFor } from '../../src/gateways/ad-platform/simulator/draw.ts'
import type { PlannedOrder } from '../../src/gateways/ad-platform/simulator/foresee.ts'
import { hourMs } from '../../src/gateways/ad-platform/simulator/pace.ts'
import { countAround } from './count-around.ts'

/** An order for a month, paid with 200.00. */
export const monthForSales: PlannedOrder = {
  platform: 'facebook',
  goal: 'sales',
  spendCap: 20_000,
  days: 30,
  people: 200_000,
  maxCpc: null,
  quality: 0.8,
}

interface OrdinaryOrder {
  readonly name: string
  readonly order: PlannedOrder
  readonly kind: ResultKind
}
const ordinary = (name: string, kind: ResultKind, changes: Partial<PlannedOrder>): OrdinaryOrder => ({
  name,
  kind,
  order: { ...monthForSales, ...changes },
})

/** Six typical orders, each of another kind. */
export const ordinaryOrders: readonly OrdinaryOrder[] = [
  ordinary('Facebook, a month for sales', 'conversions', {}),
  ordinary('Facebook, a week for leads', 'conversions', { goal: 'leads', days: 7, spendCap: 8_000 }),
  ordinary('Instagram, two weeks to be known', 'clicks', {
    platform: 'instagram',
    goal: 'awareness',
    days: 14,
  }),
  ordinary('Instagram, a month for sales', 'conversions', { platform: 'instagram', spendCap: 12_500 }),
  ordinary('Google, a month for leads', 'conversions', { platform: 'google', goal: 'leads', people: 50_000 }),
  ordinary('Google, a month for sales with a bid', 'conversions', {
    platform: 'google',
    people: 30_000,
    maxCpc: 120,
  }),
]

/** A simulated market that forecasts aren't based on: one of a family of seeds, by its number. */
export interface LivedWorld {
  readonly family: string
  readonly number: number
}

export interface Life {
  /** Everything the launch achieved, or would have achieved without the safety net. */
  readonly total: Figures
  readonly free: Figures
  readonly isEnded: boolean
}

/**
 * The life of a launch, hour by hour, with the safety net as on the server. The simulated platform has no
 * random variation of small counts, as real ones have: `hasChance` draws the counts that the safety net sees
 * around the platform's.
 */
export function live(
  { order, kind }: OrdinaryOrder,
  { family, number }: LivedWorld,
  net: { readonly expectedCostOf: (free: Figures) => number; readonly hasChance: boolean },
): Life {
  const { days, ...rest } = order
  // A platform may start showing its ads at any hour of any weekday.
  const start = Date.UTC(2026, 10, 2 + (number % 7), number % 24)
  const [startDate, endDate] = [new Date(start), new Date(start + days * 24 * hourMs)]
  const dated = { ...rest, startDate, endDate }
  const seed = `${rest.platform} ${rest.goal} ${days} ${family} ${number}`
  const last = new Date(endDate.getTime() + lateConversionsMs)
  const course = courseOf(dated, seed)
  const free = course.until(last)
  const chance = drawFor(seed, 'chance in counts')
  const drawn = (count: number) => (net.hasChance ? countAround(count, chance) : count)
  const expectedCost = net.expectedCostOf(free)
  const terms = { resultKind: kind, expectedCost, spendCap: rest.spendCap, periodCap: rest.spendCap }
  let since = course.until(startDate)
  let before: SafetyCount = { spend: 0, clicks: 0, conversions: 0, ripeningSpend: 0 }
  let fiftiethResultDate: Date | null = null
  for (let date = new Date(start + hourMs); date < endDate; date = new Date(date.getTime() + hourMs)) {
    const until = course.until(date)
    const hour = {
      spend: until.spend - since.spend,
      clicks: drawn(until.clicks - since.clicks),
      conversions: drawn(until.conversions - since.conversions),
    }
    const now = countHour(before, hour, 1)
    if (resultsOf(kind, now) >= resultsToLearn) fiftiethResultDate ??= date
    if (hasLearned({ startDate, fiftiethResultDate }, date) && isStopped(before, now, terms)) {
      const total = courseOf(dated, seed, [{ date, isActive: false }]).until(last)
      return { total, free, isEnded: true }
    }
    since = until
    before = now
  }
  return { total: free, free, isEnded: false }
}
