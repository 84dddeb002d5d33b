import { foldName } from '@aloft/domain/core/fold-name'
import type { AdFacts } from '../facts/ad-facts.ts'
import { interestsByName } from '../interests/interest-tree.ts'
import { ofMentionedKinds } from './interest-kinds.ts'
import { findInterests } from '../interests/find-interests.ts'
import { wordsOf } from '../words/words-of.ts'
import { lengthOf, wordsIn } from '../text/similarity.ts'
import { isSelfExplanatory } from './self-explanatory.ts'
import { searchedOffers, supportedSearches } from './supported-terms.ts'

/** How many texts are wanted, and which exist already. */
export interface TargetingOrder {
  readonly count: number
  readonly maxLength: number
  readonly neighbors: readonly string[]
}

const mostWords = 10
const mostKeywords = 10
const fewestKeywords = 8
const mostInterests = 5

/**
 * What customers search for: the trade’s own searches and the offers, with and without the place, the best first. The
 * brand's name comes last, and no place, plan or brand is a term alone.
 */
export function writeKeywords(facts: AdFacts, order: TargetingOrder): readonly string[] {
  const { trade, language, place, brand } = facts
  const { grammar } = wordsOf[language]
  const own = searchWords(facts.business?.text ?? null)
  const sold = searchWords(facts.product?.label ?? null)
  const isSearched = searchedOffers(facts)
  const offers = (facts.product ? [] : facts.offers)
    .filter((offer) => isSelfExplanatory(offer, facts) && isSearched(offer.label))
    .slice(0, 4)
    .flatMap(({ label }) => searchWords(label))
  const isSupported = supportedSearches(facts)
  const usual = trade?.words[language].searches ?? []
  const searches = usual.filter(isSupported)
  // "Near me" is already a place.
  const isOwnName = (term: string) => !grammar.nearMe.test(term)
  const lead = [...sold, ...searches.slice(0, 3), ...own]
  const town = place?.isTown === true ? searchWords(place.name) : []
  const local = (name: string) => town.flatMap((one) => (shareWords(name, one) ? [] : [`${name} ${one}`]))
  const informative = [
    ...lead.slice(0, 2).flatMap((name) => [...local(name), name]),
    ...lead.slice(2),
    ...searches.slice(3),
    ...offers,
  ]
  // What the trade usually sells is only added if the facts alone aren't enough to be found by.
  const room = Math.max(0, fewestKeywords - new Set(informative).size)
  const usualOnes = usual.filter((term) => !isSupported(term) && isShort(term)).slice(0, room)
  const names = [
    ...lead.slice(2, 4).filter(isOwnName).flatMap(local),
    ...(trade
      ? []
      : [...own, ...sold].map((name) => grammar.searches[0]?.replace('{}', name).toLowerCase() ?? name)),
    ...searchWords(brand),
  ]
  const keywords = [...informative, ...usualOnes, ...names].filter(isShort)
  return unused(keywords, { ...order, count: Math.min(order.count, mostKeywords) })
}

/** Interests of the tree: the trade's own. If it has several of a kind, only those in the facts. */
export function writeInterests(facts: AdFacts, order: TargetingOrder): readonly string[] {
  const { language } = facts
  const known = interestsByName()
  const usual = (facts.trade?.interests ?? []).filter((name) => known.has(foldName(name)))
  const named = facts.trade
    ? []
    : [facts.product?.label, facts.business?.text, facts.sold?.text]
        .filter((text) => text !== undefined)
        .flatMap((text) => findInterests(text, 2, language))
        .map(({ name }) => name)
  const wanted = [...ofMentionedKinds(usual, facts), ...named]
  return unused(wanted, { ...order, count: Math.min(order.count, mostInterests) })
}

/** Where an ad may be shown: the brief's places, the narrowest first, each with those around it. */
export function writeLocations({ place }: AdFacts, order: TargetingOrder): readonly string[] {
  const parts = place?.parts ?? []
  return unused(
    parts.map((_, index) => parts.slice(index).join(', ')),
    order,
  )
}

function unused(
  texts: readonly string[],
  { count, maxLength, neighbors }: TargetingOrder,
): readonly string[] {
  const seen = new Set(neighbors.map((text) => text.trim().toLowerCase()))
  return texts
    .filter((text) => {
      const key = text.toLowerCase()
      const isNew = !seen.has(key) && lengthOf(text) <= maxLength
      seen.add(key)
      return isNew
    })
    .slice(0, count)
}

function isShort(keyword: string): boolean {
  return keyword.split(' ').length <= mostWords
}

// A search has no marks: "d’hiver" stays; commas and brackets are removed.
function searchWords(name: string | null): readonly string[] {
  const words = (name ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}’'&+/-]+/gu, ' ')
    .trim()
  return words === '' ? [] : [words]
}

function shareWords(name: string, place: string): boolean {
  const words = wordsIn(name)
  return [...wordsIn(place)].some((word) => words.has(word))
}
