import type { Goal } from '@aloft/domain/core/goals'
import type { AdFacts } from '../facts/ad-facts.ts'
import { type Candidate, headlineCandidates } from './candidates.ts'
import { chooseTexts, type TextOrder } from './choose.ts'
import { saysTheBusiness } from './names-sold.ts'

/** Headlines: the first names what is sold, all others say one thing more each. */
export function writeHeadlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const hasFirst = order.neighbours.length === 0
  return chooseTexts(
    shortTexts(facts, goal, order),
    facts,
    order,
    (candidate) => hasFirst && saysWhatIsSold(candidate, facts),
  )
}

/** Lines to stand on a picture: what is said of the thing, as its price stands on a tag of its own. */
export function writePunchlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const candidates = shortTexts(facts, goal, order).filter(
    ({ angle }) => angle !== 'price' && angle !== 'ease',
  )
  return chooseTexts(candidates, facts, order, (candidate) => saysWhatIsSold(candidate, facts))
}

// The bare name of a trade stands only where nothing says more of what is sold.
function shortTexts(facts: AdFacts, goal: Goal, { adviceLength }: TextOrder): readonly Candidate[] {
  const all = headlineCandidates(facts, goal)
  const fuller = all.filter(({ facts: ids }) => !ids.every((id) => id === 'business' || id === 'sold'))
  const isLeading = (one: Candidate) => one.length <= adviceLength && saysWhatIsSold(one, facts)
  return fuller.some(isLeading) ? fuller : all
}

// One offer of many is not what a business sells; the one that the campaign is about is.
function saysWhatIsSold({ namesSold, facts: ids, text }: Candidate, facts: AdFacts): boolean {
  const { product } = facts
  return namesSold && (product ? ids.includes(product.id) : saysTheBusiness(text, facts))
}
