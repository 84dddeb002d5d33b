import type { AdText } from '../../ai.port.ts'
import type { Facts } from '../facts/facts.ts'
import { lengthOf, wordsIn } from '../likeness.ts'
import { wordsOf } from '../words/words-of.ts'

/** How many texts are wanted, and which are there already. */
export interface TargetingWishes {
  readonly count: number
  readonly maxLength: number
  readonly neighbours: readonly string[]
}

const mostWords = 10

/** What people may search for: names of offers and the trade, alone, with the place and with words of a search. */
export function writeKeywords(facts: Facts, wishes: TargetingWishes): readonly AdText[] {
  const { grammar } = wordsOf[facts.language]
  const names = [facts.trade, ...facts.offers.map(({ name }) => name)].flatMap((name) => searchWords(name))
  const brand = searchWords(facts.brand)
  const town = facts.place === null ? [] : searchWords(facts.place.name)
  const local = (name: string) =>
    town.flatMap((place) => (shareWords(name, place) ? [] : [`${name} ${place}`]))
  const keywords = [
    ...names.slice(0, 4).flatMap(local),
    ...brand,
    ...names,
    ...brand.flatMap(local),
    ...names.slice(4).flatMap(local),
    ...[...names, ...brand].flatMap((name) =>
      grammar.searches.map((search) => search.replace('{}', name).toLowerCase()),
    ),
  ].filter((keyword) => keyword.split(' ').length <= mostWords)
  return taken(keywords, wishes)
}

/** What people may be interested in: the audiences and the names of what is on offer. */
export function writeInterests(
  { trade, offers, audiences }: Facts,
  wishes: TargetingWishes,
): readonly AdText[] {
  const interests = [
    ...(trade === null ? [] : [trade]),
    ...audiences.map(({ text }) => text),
    ...offers.map(({ name }) => name),
  ]
  return taken(interests, wishes)
}

/** Where an ad may be shown: the places of the brief, the narrowest first, each with those around it. */
export function writeLocations({ place }: Facts, wishes: TargetingWishes): readonly AdText[] {
  const parts = place?.parts ?? []
  return taken(
    parts.map((_, index) => parts.slice(index).join(', ')),
    wishes,
  )
}

function taken(
  texts: readonly string[],
  { count, maxLength, neighbours }: TargetingWishes,
): readonly AdText[] {
  const seen = new Set(neighbours.map((text) => text.trim().toLowerCase()))
  return texts
    .filter((text) => {
      const key = text.toLowerCase()
      const isNew = !seen.has(key) && lengthOf(text) <= maxLength
      seen.add(key)
      return isNew
    })
    .slice(0, count)
    .map((text) => ({ text, slots: [] }))
}

// A search has no marks: "d’hiver" stays, commas and brackets go.
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
