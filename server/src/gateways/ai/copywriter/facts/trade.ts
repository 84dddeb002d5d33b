import type { Grammar } from '../words/language-words.ts'
import { sentencesOf } from './sentences-of.ts'

const mostWords = 4

/**
 * What a summary calls the business, such as "sourdough bakery" in "A sourdough bakery on Douglas Street". Null
 * unless the summary begins with it: it is taken from there word for word.
 */
export function tradeIn(summary: string, grammar: Grammar, properNames: ReadonlySet<string>): string | null {
  const [first = ''] = sentencesOf(summary)
  const isA = grammar.isA.exec(first)
  const words = (isA ? first.slice(isA.index + isA[0].length) : first).split(' ')
  const begun = !isA && grammar.articles.test(words[0] ?? '') ? words.slice(1) : words
  const trade: string[] = []
  for (const word of begun) {
    if (grammar.tradeEnds.test(word)) return told(trade, grammar, properNames)
    const bare = word.replace(/[,.:;!?]+$/u, '')
    if (!/^[\p{L}\p{M}’'-]+$/u.test(bare) || trade.length === mostWords) return null
    trade.push(bare)
    if (bare !== word) return told(trade, grammar, properNames)
    if (word === begun.at(-1)) return null
  }
  return null
}

function told(
  words: readonly string[],
  { keepsCapitals }: Grammar,
  properNames: ReadonlySet<string>,
): string | null {
  const [first, ...rest] = words
  if (first === undefined || words.every((word) => properNames.has(word.toLowerCase()))) return null
  const isName = keepsCapitals || properNames.has(first.toLowerCase()) || /\p{Lu}.*\p{Lu}/u.test(first)
  return [isName ? first : first[0]?.toLowerCase() + first.slice(1), ...rest].join(' ')
}
