import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import { type BusinessWords, certainTrade, matchTrades } from './match-trades.ts'
import { type Trade, tradesById } from './trade.ts'

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

/** The trade that somebody names who says what they sell, such as "bike repairs"; null where no one trade is named. */
export function tradeOfSold(sold: string, language: AdLanguage | null): Trade | null {
  const key = foldName(sold)
  if (key === '') return null
  const languages = language ? [language] : adLanguageCodes
  const named = new Set(languages.flatMap((one) => tradesByWords(one).get(key) ?? []))
  const [only, another] = named
  if (only) return another ? null : only
  // Whoever answers names wares as often as a trade: both count.
  return certainTrade({ ...nothing, language, summary: sold, offers: [sold] })?.trade ?? null
}

/** What a business may sell, the likeliest first, in words that `tradeOfSold` understands; empty where nothing tells. */
export function guessSold(business: BusinessWords, language: AdLanguage): readonly string[] {
  const guesses = new Set<string>()
  for (const { trade } of matchTrades(business)) {
    const guess = guessOf(trade, language)
    if (guess !== null && guesses.size < mostGuesses) guesses.add(guess)
  }
  return [...guesses]
}

// What two trades sell tells them not apart; the name of the house does.
function guessOf(trade: Trade, language: AdLanguage): string | null {
  const { sells, businesses } = trade.words[language]
  return [sells, businesses].find((words) => tradeOfSold(words, language) === trade) ?? null
}

const known = new Map<AdLanguage, ReadonlyMap<string, readonly Trade[]>>()

/** The trades that words of the catalogue name, folded; gathered when first asked for. */
function tradesByWords(language: AdLanguage): ReadonlyMap<string, readonly Trade[]> {
  const gathered = known.get(language)
  if (gathered) return gathered
  const pairs = [...tradesById().values()].flatMap((trade) => {
    const { business, businesses, alsoCalled, sells } = trade.words[language]
    const keys = new Set([business, businesses, sells, ...alsoCalled].map(foldName))
    return [...keys].map((key) => ({ key, trade }))
  })
  const byWords = new Map(
    Array.from(
      Map.groupBy(pairs, ({ key }) => key),
      ([key, all]) => [key, all.map(({ trade }) => trade)] as const,
    ),
  )
  known.set(language, byWords)
  return byWords
}
