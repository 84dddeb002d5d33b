import { checkKeyword, keywordWords } from '@aloft/domain/ads/keyword-checks.rules'
import type { SuggestedKeyword } from '@aloft/domain/ads/keywords.rules'
import { isFunctionWord } from '@aloft/domain/ads/lint/function-words.rules'
import { isSameWord } from '@aloft/domain/ads/lint/words.rules'
import type { KeywordSources } from '../ad-platform.port.ts'
import { asSearch, type Term, termsIn } from './keyword-terms.ts'

const mostSuggestions = 30
/** Number of best terms that are also combined with places and search phrases. */
const mostVaried = 3

/**
 * Keywords made only from the brand's own words. With a seed: the seed, terms that share a word with it, and variations
 * with places and search phrases. Search volumes are unknown, so they are null.
 */
export function suggestKeywords(
  seed: string | null,
  { brand, sources, places, patterns }: KeywordSources,
): readonly SuggestedKeyword[] {
  const terms = [
    ...sources.flatMap(({ names, origin }) => names.map((name) => ({ text: asSearch(name), origin }))),
    ...termsIn(sources),
  ]
  const wanted = seed === null ? null : asSearch(seed)
  const best = distinct(
    wanted === null
      ? [...terms, { text: asSearch(brand), origin: 'brief' }]
      : [{ text: wanted, origin: 'seed' }, ...terms.filter(({ text }) => shareSubject(text, wanted))],
  )
  const [varied, others] = [best.slice(0, mostVaried), best.slice(mostVaried)]
  const inPlaces = ({ text, origin }: Term) =>
    places
      .map(asSearch)
      .filter((place) => place !== '' && !shareSubject(text, place))
      .map((place) => ({ text: `${text} ${place}`, origin }))
  const asked = ({ text, origin }: Term) =>
    patterns.map((pattern) => ({ text: pattern.replace('{}', text).toLowerCase(), origin }))
  return distinct([
    ...best,
    ...varied.flatMap(inPlaces),
    ...varied.flatMap(asked),
    ...others.flatMap(inPlaces),
  ]).map((term) => ({ ...term, monthlySearches: null }))
}

function distinct(terms: readonly Term[]): readonly Term[] {
  const byText = new Map<string, Term>()
  for (const term of terms)
    if (/[\p{L}\p{N}]/u.test(term.text) && !byText.has(term.text) && checkKeyword(term) === null)
      byText.set(term.text, term)
  return [...byText.values()].slice(0, mostSuggestions)
}

function shareSubject(one: string, other: string): boolean {
  const subjects = keywordWords(other).filter((word) => !isFunctionWord(word))
  return keywordWords(one).some((word) => subjects.some((subject) => isSameWord(word, subject)))
}
