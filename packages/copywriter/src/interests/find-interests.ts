import type { Interest } from '@aloft/domain/ads/interests.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import { interestsByName } from './interest-tree.ts'
import { type InterestEntry, nameLanguages } from './parse-field.ts'

/**
 * Finds at most `most` interests for a query, ignoring case and accents. Matches rank in this order: a whole name in
 * any of the three languages, the start of a name, a word in it, a synonym, then the name of their group or field.
 * Within each rank, names in the given language go first; otherwise interests keep the order of the tree.
 */
export function findInterests(query: string, most: number, language: AdLanguage = 'en'): readonly Interest[] {
  const folded = foldName(query)
  if (folded === '') return []
  const preferred = nameLanguages.indexOf(language)
  return [...interestsByName().values()]
    .flatMap((entry) => {
      const rank = rankOf(entry, folded, preferred)
      return rank === undefined ? [] : { entry, rank }
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry: { name, path } }) => ({ name, path }))
}

function rankOf(entry: InterestEntry, query: string, preferred: number): number | undefined {
  const inNames = entry.foldedNames.map((name, at) => {
    const tier = nameTier(name, query)
    return tier === undefined ? Infinity : 2 * tier + (at === preferred ? 0 : 1)
  })
  const best = Math.min(...inNames)
  if (best < Infinity) return best
  if (entry.foldedSynonyms.some((synonym) => hasWordFrom(synonym, query))) return 6
  return entry.foldedPath.some((name) => hasWordFrom(name, query)) ? 7 : undefined
}

function nameTier(name: string, query: string): number | undefined {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return name.includes(` ${query}`) ? 2 : undefined
}

function hasWordFrom(name: string, query: string): boolean {
  return name.startsWith(query) || name.includes(` ${query}`)
}
