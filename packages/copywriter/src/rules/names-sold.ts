import { foldName } from '@aloft/domain/core/fold-name'
import type { AdFacts } from '../facts/ad-facts.ts'
import { saysWhatItIs } from '../writing/fill-phrase.ts'
import { seenFirst } from '../writing/candidates.ts'
import { areForms, lengthOf, wordsIn } from '../writing/likeness.ts'
import { tellingWordsOf } from './telling-words.ts'

/** Whether it is known at all what is sold. */
export function isSoldKnown({ business, sold, product }: AdFacts): boolean {
  return business !== null || sold !== null || product !== null
}

/** Shorter words of a trade, such as "own", name nothing. */
const shortestTradeWord = 4

/** Whether a text names what is sold or who sells it: in the words of the brief, of its trade, or an offer by its name. */
export function namesSold(text: string, facts: AdFacts): boolean {
  const { trade, language, business, sold, product, statements } = facts
  const words = trade?.words[language]
  // Without a trade the first guess may be wrong: what the owner says of the business counts then.
  const summaries = trade
    ? []
    : statements.filter(({ isSummary }) => isSummary).map(({ sentence }) => sentence)
  const own = [business?.text, sold?.text, product?.label, ...summaries].flatMap((name) =>
    tellingWordsOf(name ?? ''),
  )
  const ofTrade = [words?.business, words?.sells, ...(words?.alsoCalled ?? [])]
    .flatMap((name) => tellingWordsOf(name ?? ''))
    .filter((word) => lengthOf(word) >= shortestTradeWord)
  const said = [...wordsIn(text)]
  if ([...own, ...ofTrade].some((word) => said.some((one) => areForms(one, word)))) return true
  const folded = ` ${foldName(text)} `
  return facts.offers.some(
    (offer) => saysWhatItIs(offer, facts) && folded.includes(` ${foldName(offer.name)} `),
  )
}

/** Whether a message names what is sold in the characters that a feed shows. */
export function namesSoldAtOnce(text: string, facts: AdFacts): boolean {
  return namesSold([...text].slice(0, seenFirst).join(''), facts)
}
