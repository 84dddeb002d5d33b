import { foldName } from '@aloft/domain/core/fold-name'
import type { AdFacts } from '../facts/ad-facts.ts'
import { areForms, lengthOf, wordsIn } from '../text/similarity.ts'
import { isSelfExplanatory } from './self-explanatory.ts'
import { informativeWordsOf } from '../text/informative-words.ts'

/** What's sold must be in the first characters that a feed shows. */
export const seenFirst = 60

/** Whether it's known what is sold. */
export function isSoldKnown({ business, sold, product }: AdFacts): boolean {
  return business !== null || sold !== null || product !== null
}

/** Shorter words of a trade, such as "own", name nothing. */
const shortestTradeWord = 4

/** Words in the names of many trades, which alone don't say what's sold. */
const namesAnyTrade = new Set([
  ...'shop store studio service services company business center centre local mobile school class classes course'.split(
    ' ',
  ),
  ...'courses lesson lessons session sessions visit treatment treatments laden geschäft betrieb firma haus werkstatt'.split(
    ' ',
  ),
  ...'schule kurs kurse unterricht stunde stunden behandlung boutique magasin atelier entreprise maison cabinet'.split(
    ' ',
  ),
  ...'école cours séance séances leçon leçons soin soins'.split(' '),
])

/** Whether a text says what the business is or sells, in words that fit no other trade. */
export function namesBusiness(text: string, { business, sold, product }: AdFacts): boolean {
  const textWords = [...wordsIn(text)]
  return [business?.text, sold?.text, product?.label]
    .flatMap((name) => informativeWordsOf(name ?? ''))
    .some(
      (word) =>
        lengthOf(word) >= shortestTradeWord &&
        !namesAnyTrade.has(word) &&
        textWords.some((one) => areForms(one, word)),
    )
}

/** Whether a text has every informative word of what the business is or sells: "clinic" alone is no physiotherapy clinic. */
export function namesWholeBusiness(text: string, { business, sold, product }: AdFacts): boolean {
  const textWords = [...wordsIn(text)]
  return [business?.text, sold?.text, product?.label]
    .map((name) => informativeWordsOf(name ?? '').filter((word) => !namesAnyTrade.has(word)))
    .some((words) => words.length > 0 && words.every((word) => textWords.some((one) => areForms(one, word))))
}

/** Whether a text names what's sold or who sells it: in the words of the brief or its trade, or an offer by name. */
export function namesSold(text: string, facts: AdFacts): boolean {
  const { trade, language, business, sold, product, statements } = facts
  const words = trade?.words[language]
  // Without a trade, the first guess may be wrong, so the owner's words about the business count.
  const summaries = trade
    ? []
    : statements.filter(({ isSummary }) => isSummary).map(({ sentence }) => sentence)
  const own = [business?.text, sold?.text, product?.label, ...summaries].flatMap((name) =>
    informativeWordsOf(name ?? ''),
  )
  const ofTrade = [words?.business, words?.sells, ...(words?.alsoCalled ?? [])]
    .flatMap((name) => informativeWordsOf(name ?? ''))
    .filter((word) => lengthOf(word) >= shortestTradeWord && !namesAnyTrade.has(word))
  const textWords = [...wordsIn(text)]
  // "Loaf" in "Stout and Oat Loaf": the last word of a name says what the thing is.
  const things = facts.offers.flatMap(({ label }) => {
    const labelWords = [...wordsIn(label)]
    return labelWords.length > 1
      ? labelWords.slice(-1).filter((word) => lengthOf(word) >= shortestTradeWord)
      : []
  })
  if ([...own, ...ofTrade, ...things].some((word) => textWords.some((one) => areForms(one, word))))
    return true
  const folded = ` ${foldName(text)} `
  return facts.offers.some(
    (offer) => isSelfExplanatory(offer, facts) && folded.includes(` ${foldName(offer.name)} `),
  )
}

/** Whether a message names what's sold in the characters that a feed shows. */
export function namesSoldAtOnce(text: string, facts: AdFacts): boolean {
  return namesSold([...text].slice(0, seenFirst).join(''), facts)
}
