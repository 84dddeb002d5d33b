import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { tradesById } from '../trade.ts'
import { type ClauseWord, clauseWords } from './clause-words.ts'

/** A trade whose customers search for the start of a title. */
export interface SearchFound {
  readonly trade: number
  readonly words: string
}

const fewestWords = 2
const indexes = new Map<AdLanguage, ReadonlyMap<string, number>>()

/**
 * The trade that people search for with the first words of a title, the longest first: "Mobile bike repair in Bristol".
 * Searches of several trades don't count.
 */
export function findSearch(title: string, language: AdLanguage): SearchFound | null {
  const words = clauseWords(title, language)
  const begun = words.findIndex(({ isAside, sentence, clause }) => isAside || sentence > 0 || clause > 0)
  const first = begun === -1 ? words : words.slice(0, begun)
  for (let length = first.length; length >= fewestWords; length -= 1) {
    const trade = indexOf(language).get(keyOf(first.slice(0, length)))
    const [start, end] = [first[0]?.start ?? 0, first[length - 1]?.end ?? 0]
    if (trade !== undefined) return { trade, words: title.slice(start, end) }
  }
  return null
}

function indexOf(language: AdLanguage): ReadonlyMap<string, number> {
  const known = indexes.get(language)
  if (known) return known
  const byKey = new Map<string, Set<number>>()
  for (const [trade, { words }] of [...tradesById().values()].entries()) {
    for (const search of words[language].searches) {
      const key = keyOf(clauseWords(search, language))
      byKey.set(key, (byKey.get(key) ?? new Set()).add(trade))
    }
  }
  const index = new Map(
    Array.from(byKey).flatMap(([key, [only, ...others]]) =>
      only === undefined || others.length > 0 ? [] : [[key, only] as const],
    ),
  )
  indexes.set(language, index)
  return index
}

function keyOf(words: readonly ClauseWord[]): string {
  return words.map(({ stem }) => stem).join(' ')
}
