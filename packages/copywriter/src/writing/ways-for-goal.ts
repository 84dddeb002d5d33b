import type { Goal } from '@aloft/domain/core/goals'
import type { WayToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import { goalFor } from '../briefs/plan.ts'
import type { AdFacts, WayFact } from '../facts/ad-facts.ts'
import { type FactInput, gatherFacts } from '../facts/gather-facts.ts'

const waysByGoal: Readonly<Record<Goal, readonly WayToBuy[]>> = {
  leads: ['quote', 'book', 'call'],
  sales: ['order', 'book', 'visit'],
  awareness: ['visit', 'book'],
}

/**
 * How customers of this business buy, the way that fits the goal first. What the pages say goes before what's usual in
 * the trade. If no page says so, only a trade that sells to a whole country is assumed to take orders.
 */
export function waysForGoal(
  { ways, trade }: Pick<AdFacts, 'ways' | 'trade'>,
  goal: Goal,
): readonly WayToBuy[] {
  const possible = ways.filter(({ way, isRead }) => isRead || way !== 'order' || trade?.radiusKm === null)
  const isWanted = ({ way }: WayFact) => waysByGoal[goal].includes(way)
  return [
    ...possible.filter((way) => way.isRead && isWanted(way)),
    ...possible.filter((way) => !way.isRead && isWanted(way)),
    ...possible.filter((way) => !isWanted(way)),
  ].map(({ way }) => way)
}

/** How customers buy what an ad is about, for its goal; null if neither pages nor trade say. */
export function wayToBuy(input: FactInput): WayToBuy | null {
  return waysForGoal(gatherFacts(input), goalFor(input.brief))[0] ?? null
}
