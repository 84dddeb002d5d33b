import { longestKeyword, mostKeywordWords } from '../balloons/copy-fields.rules.ts'
import { params } from '../core/params.ts'
import { type Keyword, keywordKey } from './keywords.rules.ts'

/** Why Google does not take a keyword. */
export type KeywordFault = 'keywordTooLong' | 'tooManyKeywordWords' | 'keywordSymbols' | 'keywordRepeated'

// Google Ads API, KeywordInfo: signs that no keyword may hold.
const refusedSymbols = /[,!@%^()={};~`<>?\\|[\]"]/

export function keywordWords(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Why one keyword is refused, by itself (G16), or null. */
export function checkKeyword({ text }: Pick<Keyword, 'text'>): KeywordFault | null {
  if ([...text.trim()].length > longestKeyword) return 'keywordTooLong'
  if (keywordWords(text).length > mostKeywordWords) return 'tooManyKeywordWords'
  return refusedSymbols.test(text) ? 'keywordSymbols' : null
}

/** What is wrong with each keyword of a list, at its place; one that stands there twice is refused the second time. */
export function checkKeywordList(keywords: readonly Keyword[]): readonly (KeywordFault | null)[] {
  const seen = new Set<string>()
  return keywords.map((keyword) => {
    const key = keywordKey(keyword)
    const isRepeated = seen.has(key)
    seen.add(key)
    return checkKeyword(keyword) ?? (isRepeated ? 'keywordRepeated' : null)
  })
}

/** Whether a Google ad has too few or too many keywords, negatives not counted (TGT-01), or null. */
export function checkKeywordCount(count: number): 'tooFewKeywords' | 'tooManyKeywords' | null {
  if (count < params.minKeywords) return 'tooFewKeywords'
  return count > params.maxKeywords ? 'tooManyKeywords' : null
}

/** The most keywords with which a forecast is at its best; more of them are a hint, no failure (TGT-07). */
export const bestForecastKeywords = 5

/** Whether a seed of suggestions is refused (TGT-06): spaces around it do not count. */
export function checkKeywordSeed(seed: string): 'seedTooShort' | null {
  return [...seed.trim()].length < params.minKeywordSeedLength ? 'seedTooShort' : null
}

function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  return outer.some((_, start) => inner.every((word, index) => outer[start + index] === word))
}

/**
 * Whether a negative keeps an ad from the very searches that a keyword is there for: all its words are in the
 * keyword, for a phrase in their order and for an exact one nothing else.
 */
export function isExcluded({ text }: Keyword, negative: Keyword): boolean {
  const words = keywordWords(text)
  const banned = keywordWords(negative.text)
  if (negative.match === 'exact') return words.join(' ') === banned.join(' ')
  if (negative.match === 'phrase') return isWithin(banned, words)
  return banned.every((word) => words.includes(word))
}

/** The keywords that a list of negatives leaves without searches. */
export function excludedKeywords(
  keywords: readonly Keyword[],
  negatives: readonly Keyword[],
): readonly Keyword[] {
  return keywords.filter((keyword) => negatives.some((negative) => isExcluded(keyword, negative)))
}
