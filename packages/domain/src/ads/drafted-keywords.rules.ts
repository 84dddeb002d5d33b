import { foldName } from '../core/fold-name.ts'
import { bestForecastKeywords, checkKeyword, isExcluded, keywordWords } from './keyword-checks.rules.ts'
import { type Keyword, keywordKey, type KeywordMatch, parseKeyword } from './keywords.rules.ts'

/** Names that people don't search for alone to find what's sold. */
export interface KnownNames {
  readonly brand: string
  readonly places: readonly string[]
  /** Names of price plans, such as `Starter`. */
  readonly plans: readonly string[]
}

const mostKeywords = 10
const mostNegatives = 30
/** As broad keywords, shorter ones would match nearly anything. */
const leastBroadWords = 3

/**
 * The keywords of a new ad (TGT-01): at most ten, in their order, with the best match type for each. One that's only
 * the brand, a place or a plan comes after five others, or not at all.
 */
export function draftedKeywords(texts: readonly string[], names: KnownNames): readonly Keyword[] {
  const byKey = new Map<string, Keyword>()
  for (const text of texts) {
    const keyword = parseKeyword(text)
    if (!keyword || checkKeyword(keyword) !== null) continue
    const matched = { text: keyword.text, match: matchOf(keyword.text, names) }
    const key = keywordKey({ ...matched, match: 'broad' })
    if (!byKey.has(key)) byKey.set(key, matched)
  }
  const all = [...byKey.values()]
  const searches = all.filter(({ text }) => !isNameAlone(text, names))
  const alone = all.filter(({ text }) => isNameAlone(text, names))
  return [...searches, ...(searches.length >= bestForecastKeywords ? alone : [])].slice(0, mostKeywords)
}

/** Search words of people who won't buy, except those that would exclude one of the ad's own keywords. */
export function draftedNegatives(words: readonly string[], keywords: readonly Keyword[]): readonly Keyword[] {
  return words
    .flatMap((text) => parseKeyword(text) ?? [])
    .map(({ text }): Keyword => ({ text, match: keywordWords(text).length > 1 ? 'phrase' : 'broad' }))
    .filter((negative) => checkKeyword(negative) === null)
    .filter((negative) => !keywords.some((keyword) => isExcluded(keyword, negative)))
    .slice(0, mostNegatives)
}

/** Whether a text consists only of these names. */
export function isNameAlone(text: string, { brand, places, plans }: KnownNames): boolean {
  const known = [brand, ...places, ...plans].map(foldName).filter((name) => name !== '')
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  let rest = ` ${foldName(text)} `
  for (const name of longestFirst) rest = rest.split(` ${name} `).join('  ')
  return rest.trim() === ''
}

function matchOf(text: string, names: KnownNames): KeywordMatch {
  if (foldName(text) === foldName(names.brand)) return 'exact'
  const folded = ` ${foldName(text)} `
  const namesPlace = names.places.some((place) => place !== '' && folded.includes(` ${foldName(place)} `))
  return namesPlace || keywordWords(text).length < leastBroadWords ? 'phrase' : 'broad'
}
