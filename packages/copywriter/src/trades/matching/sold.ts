import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import type { BusinessWords } from '@aloft/site-reader/trade/trade-matcher'
import { certainTrade, matchTrades } from './match-trades.ts'
import { type ParsedTradeWords, type Trade, tradesById } from '../trade.ts'

const mostGuesses = 4
const nothing: BusinessWords = {
  language: null,
  schemaTypes: [],
  name: null,
  summary: null,
  titles: [],
  headings: [],
  offers: [],
  sentences: [],
}

/**
 * The trade in an answer to what a business sells, such as "bike repairs"; null if it doesn't name exactly one trade.
 */
export function tradeOfSold(sold: string, language: AdLanguage | null): Trade | null {
  const key = foldName(sold)
  if (key === '') return null
  const languages = language ? [language] : adLanguageCodes
  for (const part of ['named', 'led'] as const) {
    const [only, another] = new Set(languages.flatMap((one) => tradesByWords(one)[part].get(key) ?? []))
    if (only) return another ? null : only
  }
  // People answer with wares as often as with a trade, so both count.
  return certainTrade({ ...nothing, language, summary: sold, offers: [sold] })?.trade ?? null
}

/** What a business may sell, the likeliest first, in words that `tradeOfSold` understands; empty without a clue. */
export function guessSold(business: BusinessWords, language: AdLanguage): readonly string[] {
  const guesses = new Set<string>()
  for (const { trade } of matchTrades(business)) {
    const guess = guessOf(trade, language)
    if (guess !== null && guesses.size < mostGuesses) guesses.add(guess)
  }
  return [...guesses]
}

// If two trades sell the same things, only the name of the business distinguishes them.
function guessOf(trade: Trade, language: AdLanguage): string | null {
  const { sells, businesses } = trade.words[language]
  return [sells, businesses].find((words) => tradeOfSold(words, language) === trade) ?? null
}

interface TradesByWords {
  /** By names of trades, and by everything they sell. */
  readonly named: ReadonlyMap<string, readonly Trade[]>
  /** By the first thing they sell: "bike repairs" for "bike repairs and servicing". */
  readonly led: ReadonlyMap<string, readonly Trade[]>
}

const known = new Map<AdLanguage, TradesByWords>()

/** The trades that the catalogue's words mean, folded; collected on first use. */
function tradesByWords(language: AdLanguage): TradesByWords {
  const gathered = known.get(language)
  if (gathered) return gathered
  const byWords = {
    named: groupTrades(language, ({ business, businesses, alsoCalled, sells }) => [
      business,
      businesses,
      sells,
      ...alsoCalled,
    ]),
    led: groupTrades(language, ({ sells }) => sells.split(/, | (?:and|und|et) /u).slice(0, 1)),
  }
  known.set(language, byWords)
  return byWords
}

function groupTrades(
  language: AdLanguage,
  wordsOf: (words: ParsedTradeWords) => readonly string[],
): ReadonlyMap<string, readonly Trade[]> {
  const pairs = [...tradesById().values()].flatMap((trade) =>
    [...new Set(wordsOf(trade.words[language]).map(foldName))].map((key) => ({ key, trade })),
  )
  const groups = Map.groupBy(pairs, ({ key }) => key)
  return new Map(Array.from(groups, ([key, all]) => [key, all.map(({ trade }) => trade)] as const))
}
