import type { Goal } from '../core/goals.ts'
import type { TradeKind } from '../facts/trade-kinds.rules.ts'
import type { AdLocation } from './ad-location.rules.ts'
import { suggestedBudget } from './funding.rules.ts'

// LCH-16

/** How far an ad's places reach. */
export type AdReach = 'town' | 'region' | 'country'

/** The widest of the places; an ad without places reaches the country. */
export function reachOf(locations: readonly Pick<AdLocation, 'type' | 'country_name'>[]): AdReach {
  if (locations.length === 0) return 'country'
  // A name alone may be a country.
  if (locations.some(({ type, country_name }) => type === 'region' && country_name === null)) return 'country'
  return locations.some(({ type }) => type === 'region') ? 'region' : 'town'
}

// The cost of a first launch in a town, in minor units: awareness needs the fewest results, sales the most.
const budgetByGoal: Readonly<Record<Goal, number>> = { awareness: 60_00, leads: 90_00, sales: 100_00 }
const factorByReach: Readonly<Record<AdReach, number>> = { town: 1, region: 1.4, country: 2 }

// Clicks are cheap if people decide on the spot, and expensive if one customer is worth a lot to many bidders.
const quick: readonly TradeKind[] = ['eating out', 'food makers', 'beauty', 'culture', 'animals']
const dear: readonly TradeKind[] = [
  'home services',
  'vehicles',
  'health',
  'professions',
  'business services',
  'software',
  'travel',
]
const step = 10_00

function factorOf(kind: TradeKind | null): number {
  if (kind === null) return 1
  return quick.includes(kind) ? 0.8 : dear.includes(kind) ? 1.4 : 1
}

/**
 * The starting budget of an ad, in minor units and within the suggested range: by its goal, its trade (null if unknown)
 * and its reach. Never below `least`, the platform's minimum, as long as that's in the range.
 */
export function suggestStartingBudget({
  goal,
  tradeKind,
  reach,
  least,
}: {
  readonly goal: Goal
  readonly tradeKind: TradeKind | null
  readonly reach: AdReach
  readonly least: number
}): number {
  const wanted = budgetByGoal[goal] * factorOf(tradeKind) * factorByReach[reach]
  const rounded = Math.ceil(Math.max(wanted, least) / step) * step
  return Math.min(Math.max(rounded, suggestedBudget.from), suggestedBudget.to)
}
