import { foldName } from '@aloft/domain/core/fold-name'
import type { Grammar } from '../language/language-words.ts'
import type { ParsedTradeWords } from '../trades/trade.ts'
import { sentencesOf } from './sentences-of.ts'

const mostWords = 4
// "I tune", "Bonjour je m'appelle Sabrina": a person who speaks or greets isn't a kind of business.
const speaks =
  /^(?:i|we|you|he|she|they|it|its|it’s|here|ich|wir|sie|ihr|es|hier|je|j’.*|j'.*|nous|vous|on|il|elle|m’.*|m'.*|c’.*|c'.*|ici|hello|hi|dear|welcome|hallo|servus|grüezi|willkommen|bonjour|salut|bienvenue|heiße|heisse|bin|am|suis)$/iu

/**
 * What a summary calls the business, such as "sourdough bakery" in "A sourdough bakery on Douglas Street", word for
 * word. Null unless the summary starts with it and, if the trade is known, names that trade.
 */
export function businessIn(
  summary: string,
  grammar: Grammar,
  { brand, places }: { readonly brand: ReadonlySet<string>; readonly places: ReadonlySet<string> },
  trade: ParsedTradeWords | null,
): string | null {
  const properNames = new Set([...brand, ...places])
  const business = withoutPlace(businessAtStart(summary, grammar, properNames), places)
  if (business === null || trade === null) return business
  const key = foldName(business)
  const names = [trade.business, trade.businesses, ...trade.alsoCalled].map(foldName)
  return names.some((name) => key.includes(name)) ? business : null
}

// "Leeds law firm" becomes law firm, because texts add the place themselves.
function withoutPlace(business: string | null, places: ReadonlySet<string>): string | null {
  const words = (business ?? '').split(' ')
  const start = words.findIndex((word) => !places.has(word.toLowerCase()))
  return start === -1 ? null : words.slice(start).join(' ') || null
}

function businessAtStart(summary: string, grammar: Grammar, properNames: ReadonlySet<string>): string | null {
  const [first = ''] = sentencesOf(summary)
  const isA = grammar.isA.exec(first)
  const words = (isA ? first.slice(isA.index + isA[0].length) : first).split(' ')
  const begun = !isA && grammar.articles.test(words[0] ?? '') ? words.slice(1) : words
  const trade: string[] = []
  for (const word of begun) {
    if (grammar.tradeEnds.test(word)) return named(trade, grammar, properNames)
    const bare = word.replace(/[,.:;!?]+$/u, '')
    if (speaks.test(bare) || !/^[\p{L}\p{M}’'-]+$/u.test(bare) || trade.length === mostWords) return null
    trade.push(bare)
    if (bare !== word) return named(trade, grammar, properNames)
    if (word === begun.at(-1)) return null
  }
  return null
}

function named(
  words: readonly string[],
  { keepsCapitals }: Grammar,
  properNames: ReadonlySet<string>,
): string | null {
  const [first, ...rest] = words
  if (first === undefined || words.every((word) => properNames.has(word.toLowerCase()))) return null
  const isName = keepsCapitals || properNames.has(first.toLowerCase()) || /\p{Lu}.*\p{Lu}/u.test(first)
  return [isName ? first : first[0]?.toLowerCase() + first.slice(1), ...rest].join(' ')
}
