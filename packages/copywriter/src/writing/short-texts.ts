import { foldName } from '@aloft/domain/core/fold-name'
import type { Goal } from '@aloft/domain/core/goals'
import type { AdFacts } from '../facts/ad-facts.ts'
import { pricesIn } from '../reading/prices.ts'
import { type Candidate, headlineCandidates } from './candidates.ts'
import { chooseTexts, type TextOrder } from './choose.ts'
import { namesBusiness } from './names-sold.ts'

/** Headlines: the first names what is sold, all others say one thing more each. */
export function writeHeadlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const hasFirst = order.neighbors.length === 0
  const candidates = shortTexts(facts, goal, order)
  const isLeading = leads(candidates, facts, order)
  return chooseTexts(candidates, facts, order, (candidate) => hasFirst && isLeading(candidate))
}

/** Lines to stand on a picture: what is said of the thing, as its price stands on a tag of its own. */
export function writePunchlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const candidates = shortTexts(facts, goal, order).filter(
    ({ angle }) => angle !== 'price' && angle !== 'ease',
  )
  // The headline beside the picture says what the business is; the line on it says why to come.
  const isClaim = ({ facts: ids, text }: Candidate) =>
    ids.some((id) => id.startsWith('statement:')) && pricesIn(text).length === 0
  const isFirst = facts.product === null ? isClaim : leads(candidates, facts, order)
  return chooseTexts(candidates, facts, order, isFirst)
}

// The bare name of a trade stands only where nothing says more of what is sold, and the owner calls it so.
function shortTexts(facts: AdFacts, goal: Goal, { adviceLength }: TextOrder): readonly Candidate[] {
  const all = headlineCandidates(facts, goal)
  const fuller = all.filter((one) => !isBare(one))
  const isLeading = (one: Candidate) => one.length <= adviceLength && namesWhatIsSold(one, facts)
  if (fuller.some(isLeading)) return fuller
  const own = foldName(facts.statements.map(({ sentence }) => sentence).join(' '))
  return all.filter((one) => !isBare(one) || own.includes(foldName(one.text)))
}

function isBare({ facts }: Candidate): boolean {
  return facts.every((id) => id === 'business' || id === 'sold')
}

// One offer of many is not what a business sells; the one that the campaign is about is.
function namesWhatIsSold({ namesSold, facts: ids, text }: Candidate, facts: AdFacts): boolean {
  const { product } = facts
  return namesSold && (product ? ids.includes(product.id) : namesBusiness(text, facts))
}

/** Whether a text may come first: it says what the business is by name, where some text can. */
function leads(candidates: readonly Candidate[], facts: AdFacts, { adviceLength }: TextOrder) {
  const isNamed = (one: Candidate) =>
    namesWhatIsSold(one, facts) &&
    (facts.product !== null || one.facts.some((id) => id === 'business' || id === 'sold'))
  const hasNamed = candidates.some((one) => one.length <= adviceLength && isNamed(one))
  return (one: Candidate) => (hasNamed ? isNamed(one) : namesWhatIsSold(one, facts))
}
