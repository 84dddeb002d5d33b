import type { Candidate } from './candidates.ts'
import { headlineCandidates } from './candidates.ts'
import { chooseTexts, type TextOrder } from './choose.ts'
import type { AdFacts } from '../facts/ad-facts.ts'
import type { Goal } from '@aloft/domain/core/goals'

/** Headlines: the first names what is sold, all others say one thing more each. */
export function writeHeadlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const hasFirst = order.neighbours.length === 0
  return chooseTexts(
    headlineCandidates(facts, goal),
    facts,
    order,
    (candidate) => hasFirst && saysWhatIsSold(candidate, facts),
  )
}

// One offer of many is not what a business sells; the one that the campaign is about is.
function saysWhatIsSold({ namesSold, facts: ids }: Candidate, { product }: AdFacts): boolean {
  return namesSold && (product ? ids.includes(product.id) : !ids.some((id) => id.startsWith('offer:')))
}

/** Lines to stand on a picture: what is said of the thing, as its price stands on a tag of its own. */
export function writePunchlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const candidates = headlineCandidates(facts, goal).filter(
    ({ angle }) => angle !== 'price' && angle !== 'ease',
  )
  return chooseTexts(candidates, facts, order, (candidate) => saysWhatIsSold(candidate, facts))
}
