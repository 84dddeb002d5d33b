import { foldName } from '@aloft/domain/core/fold-name'
import type { Goal } from '@aloft/domain/core/goals'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { TradeKind } from '@aloft/domain/facts/trade-kinds.rules'
import type { AdFacts } from '../facts/ad-facts.ts'
import { pricesIn } from '@aloft/site-reader/sentences/prices'
import { type Candidate, headlineCandidates } from './candidates.ts'
import { chooseTexts, type TextOrder } from './choose.ts'
import { namesBusiness } from './names-sold.ts'

/** Headlines: the first names what's sold, and each of the others adds one thing. */
export function writeHeadlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const hasFirst = order.neighbors.length === 0
  const candidates = headlineTexts(facts, goal, order)
  const isLeading = leads(candidates, facts, order)
  return chooseTexts(candidates, facts, order, (candidate) => hasFirst && isLeading(candidate))
}

/**
 * Lines for an ad's picture, without prices, which have their own place. For a product, they name it. For a whole
 * business, they make a claim, otherwise they say what it is.
 */
export function writePunchlines(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const texts = shortTexts(facts, goal, order).filter(
    ({ angle, length }) => angle !== 'ease' && length <= order.maxLength,
  )
  const fitting = texts.filter((one) => one.angle !== 'price' && fitsAnyPicture(one, facts))
  if (facts.product !== null) {
    const candidates = fitting.length > 0 ? fitting : texts
    return chooseTexts(candidates, facts, order, leads(candidates, facts, order))
  }
  const strong = fitting.filter((one) => isClaim(one) || isOpening(one) || namesWhatIsSold(one, facts))
  const offered = texts.filter(({ facts: ids }) => ids.some((id) => id.startsWith('offer:')))
  const unpriced = offered.filter(({ angle }) => angle !== 'price')
  // One offer of many, or else its price, says more than an aside or the brand's name a second time.
  const best = [strong, unpriced, offered, fitting].find(({ length }) => length > 0) ?? []
  return chooseTexts(best, facts, order, isClaim)
}

// "Two minutes from the station" says where, but not what's there.
const anglesBesideTheThing: readonly Angle[] = ['place', 'time']
const plainAngles: readonly Angle[] = ['quality', 'story']
const numOpenings = 3

// A plain sentence without a number or the thing itself, such as "We open the lid first", only convinces people who
// know more.
function isClaim({ facts: ids, angle, namesSold, text }: Candidate): boolean {
  if (statementNumber(ids) === null || anglesBesideTheThing.includes(angle)) return false
  return !plainAngles.includes(angle) || namesSold || /\d/u.test(text)
}

// What a page says first about its business is often what it's known for: "The menu is written at noon".
function isOpening({ facts: ids, angle }: Candidate): boolean {
  const number = statementNumber(ids)
  return angle === 'quality' && number !== null && number <= numOpenings
}

function statementNumber(ids: readonly string[]): number | null {
  const id = ids.find((one) => one.startsWith('statement:'))
  return id === undefined ? null : Number(id.slice('statement:'.length))
}

// A whole business's picture shows something else than the offer a line names, and prices have their own place.
function fitsAnyPicture({ facts: ids, angle, text }: Candidate, { product }: AdFacts): boolean {
  if (product !== null) return true
  // Text around a semicolon wasn't written to be read alone.
  if (angle === 'time' || text.includes(';')) return false
  return pricesIn(text).length === 0 && !ids.some((id) => id.startsWith('offer:'))
}

const tradesOfGoods: ReadonlySet<TradeKind> = new Set(['eating out', 'food makers', 'shops', 'makers'])

/**
 * What a headline, or the short line below one, may say. People search for a service in their town; behind a dish or a thing,
 * its price says more than the town.
 */
export function headlineTexts(facts: AdFacts, goal: Goal, order: TextOrder): readonly Candidate[] {
  const texts = shortTexts(facts, goal, order)
  if (!facts.trade || !tradesOfGoods.has(facts.trade.kind)) return texts
  const priced = new Set(facts.offers.filter(({ price }) => price !== null).map(({ id }) => id))
  return texts.filter(({ facts: ids }) => !ids.includes('place') || !ids.some((id) => priced.has(id)))
}

// A trade's bare name is only used if nothing says more about what's sold, and the owner calls it that.
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

// One offer of many isn't what a business sells; the one that the campaign is about is.
function namesWhatIsSold({ namesSold, facts: ids, text }: Candidate, facts: AdFacts): boolean {
  const { product } = facts
  return namesSold && (product ? ids.includes(product.id) : namesBusiness(text, facts))
}

/** Whether a text may come first: it names what the business is, if any text can. */
function leads(candidates: readonly Candidate[], facts: AdFacts, { adviceLength }: TextOrder) {
  const isNamed = (one: Candidate) =>
    namesWhatIsSold(one, facts) &&
    (facts.product !== null || one.facts.some((id) => id === 'business' || id === 'sold'))
  const hasNamed = candidates.some((one) => one.length <= adviceLength && isNamed(one))
  return (one: Candidate) => (hasNamed ? isNamed(one) : namesWhatIsSold(one, facts))
}
