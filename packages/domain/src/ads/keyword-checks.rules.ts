import { longestKeyword, mostKeywordWords } from '../balloons/copy-fields.rules.ts'
import { params } from '../core/params.ts'
import { type Keyword, keywordKey } from './keywords.rules.ts'

/** Why Google refuses a keyword. */
export type KeywordFault = 'keywordTooLong' | 'tooManyKeywordWords' | 'keywordSymbols' | 'keywordRepeated'

// Google Ads API, KeywordInfo: characters that keywords must not contain.
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

/** What's wrong with each keyword, by its index; a duplicate is refused on its second occurrence. */
export function checkKeywordList(keywords: readonly Keyword[]): readonly (KeywordFault | null)[] {
  const seen = new Set<string>()
  return keywords.map((keyword) => {
    const key = keywordKey(keyword)
    const isRepeated = seen.has(key)
    seen.add(key)
    return checkKeyword(keyword) ?? (isRepeated ? 'keywordRepeated' : null)
  })
}

/** Whether a Google ad has too few or too many keywords, not counting negatives (TGT-01), or null. */
export function checkKeywordCount(count: number): 'tooFewKeywords' | 'tooManyKeywords' | null {
  if (count < params.minKeywords) return 'tooFewKeywords'
  return count > params.maxKeywords ? 'tooManyKeywords' : null
}

/** Forecasts are best with at most this many keywords; more are a hint, not a failure (TGT-07). */
export const bestForecastKeywords = 5

/** Whether a seed of suggestions is refused (TGT-06): spaces around it do not count. */
export function checkKeywordSeed(seed: string): 'seedTooShort' | null {
  return [...seed.trim()].length < params.minKeywordSeedLength ? 'seedTooShort' : null
}

function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  return outer.some((_, start) => inner.every((word, index) => outer[start + index] === word))
}

/**
 * Whether a negative keyword excludes the searches that a keyword is meant for: the keyword contains all its words; for
 * a phrase in the same order, and for an exact match without other words.
 */
export function isExcluded({ text }: Keyword, negative: Keyword): boolean {
  const words = keywordWords(text)
  const banned = keywordWords(negative.text)
  if (negative.match === 'exact') return words.join(' ') === banned.join(' ')
  if (negative.match === 'phrase') return isWithin(banned, words)
  return banned.every((word) => words.includes(word))
}

/** The keywords that a list of negative keywords makes unreachable. */
export function excludedKeywords(
  keywords: readonly Keyword[],
  negatives: readonly Keyword[],
): readonly Keyword[] {
  return keywords.filter((keyword) => negatives.some((negative) => isExcluded(keyword, negative)))
}
