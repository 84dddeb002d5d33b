import { foldName } from '@aloft/domain/core/fold-name'
import type { Goal } from '@aloft/domain/core/goals'
import type { Angle } from '@aloft/domain/facts/angles.rules'
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

// "Two minutes from the station" says where, and nothing of what is there.
const anglesBesideTheThing: readonly Angle[] = ['place', 'time']

/** Lines to stand on a picture: what is said of the thing, as its price stands on a tag of its own. */
export function writePunchlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const candidates = shortTexts(facts, goal, order).filter(
    (one) => one.angle !== 'price' && one.angle !== 'ease' && fitsAnyPicture(one, facts),
  )
  // The headline beside the picture says what the business is; the line on it says why to come. A plain sentence without a
  // number or the thing itself, such as "We open the lid first", says that only to those who know more.
  const isClaim = ({ facts: ids, angle, namesSold, text }: Candidate) =>
    ids.some((id) => id.startsWith('statement:')) &&
    !anglesBesideTheThing.includes(angle) &&
    (angle !== 'quality' || namesSold || /\d/u.test(text))
  const isFirst = facts.product === null ? isClaim : leads(candidates, facts, order)
  return chooseTexts(candidates, facts, order, isFirst)
}

// The picture of a whole business shows another thing than the offer that a line names, and prices have their own place.
function fitsAnyPicture({ facts: ids, angle, text }: Candidate, { product }: AdFacts): boolean {
  if (product !== null) return true
  return angle !== 'time' && pricesIn(text).length === 0 && !ids.some((id) => id.startsWith('offer:'))
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
