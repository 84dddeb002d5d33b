import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { AdFacts } from '../facts/ad-facts.ts'
import { citedFacts } from '../facts/cited-facts.ts'
import { areForms, lengthOf } from '../text/similarity.ts'
import { informativeWordsOf } from '../text/informative-words.ts'
import type { ParsedTradeWords } from '../trades/trade.ts'
import { wordsOf } from '../words/words-of.ts'

const shortestPart = 5
const longestEnding = 2
const firstSearches = 2

/**
 * Returns a function that checks whether a word is in an ad's facts, in any of its forms or as the first part of a
 * compound.
 */
export function factWords(facts: AdFacts): (word: string) => boolean {
  const stated = informativeWordsIn(citedFacts(facts).map(({ text }) => text))
  return (word) => stated.some((known) => areForms(known, word) || isPart(known, word))
}

/**
 * Returns a check for a trade's searches. A search fits this business if each of its words names the trade, belongs to
 * any search, or is in the facts. "Spanish lessons" needs a fact about Spanish; "language school near me" needs none.
 */
export function supportedSearches(facts: AdFacts): (term: string) => boolean {
  const { trade, language } = facts
  const isStated = factWords(facts)
  const neutral = wordsOf[language].grammar.neutralInSearches
  const ofTrade = trade ? namesOfTrade(trade.words[language], language) : []
  const isKnown = (word: string) =>
    neutral.has(word) || ofTrade.some((known) => isInflected(known, word)) || isStated(word)
  // The first searches of a trade are its own name in its customers' words.
  const first = new Set(trade?.words[language].searches.slice(0, firstSearches))
  return (term) => first.has(term) || informativeWordsOf(term).every(isKnown)
}

/**
 * Returns a check for offers that customers search by name: one of their words must be among the offers or searches of
 * the trade. People search for "Puncture repair", but not for "First visit" and "High season". If no trade is known,
 * every offer passes.
 */
export function searchedOffers({ trade, language }: AdFacts): (name: string) => boolean {
  if (!trade) return () => true
  const { offers, searches } = trade.words[language]
  const neutral = wordsOf[language].grammar.neutralInSearches
  const wares = informativeWordsIn([...offers, ...searches]).filter((word) => !neutral.has(word))
  return (name) => informativeWordsOf(name).some((word) => wares.some((ware) => isInflected(ware, word)))
}

// A "hot yoga studio" is one kind of studio: in a name of several words, only the noun means the whole trade.
function namesOfTrade(words: ParsedTradeWords, language: AdLanguage): readonly string[] {
  const nouns = words.alsoCalled.flatMap((name) => {
    const parts = informativeWordsOf(name)
    return parts.slice(language === 'fr' ? 0 : -1, language === 'fr' ? 1 : undefined)
  })
  return informativeWordsIn([words.business, words.businesses, words.sells, ...nouns])
}

function informativeWordsIn(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(informativeWordsOf))]
}

// A "Spargelhof" isn't a form of "Spargel".
function isInflected(one: string, other: string): boolean {
  return areForms(one, other) && Math.abs(lengthOf(one) - lengthOf(other)) <= longestEnding
}

// German joins words: "Fassadenanstrich" is about a "Fassade".
function isPart(known: string, word: string): boolean {
  const [short, long] = lengthOf(known) < lengthOf(word) ? [known, word] : [word, known]
  return lengthOf(short) >= shortestPart && long.startsWith(short)
}
