import { foldName } from '@aloft/domain/core/fold-name'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import { type CitedFact, citedFacts } from '../facts/cited-facts.ts'
import type { AdFacts } from '../facts/ad-facts.ts'
import { areForms, wordsIn } from '../text/similarity.ts'

const informativeLetters = 4
const fewestWords = 2
/** A statement with a smaller share of its words is a different statement. */
const leastShare = 0.6

/** The facts that a text states, whoever wrote it, in the order of the facts. */
export function factsInText(text: string, facts: AdFacts): readonly CitedFact[] {
  const textWords = [...wordsIn(foldName(text))]
  const folded = ` ${foldName(text)} `
  return citedFacts(facts).filter((fact) => isInText(fact, textWords, folded))
}

function isInText({ id, text }: CitedFact, textWords: readonly string[], folded: string): boolean {
  const [kind] = id.split(':')
  if (id.endsWith(':price'))
    return pricesOf(text).some((price) => textWords.includes(price) || folded.includes(` ${price}`))
  const words = informativeWordsIn(text)
  const found = words.filter((word) => textWords.some((one) => areForms(one, word)))
  switch (kind) {
    case 'offer':
      return (
        words.length > 0 &&
        [...wordsIn(foldName(text))].every((word) => textWords.some((one) => areForms(one, word)))
      )
    case 'statement':
    case 'review':
      return (
        (found.length >= fewestWords && found.length >= words.length * leastShare) ||
        isPartOf(foldName(text), folded.trim())
      )
    case 'since':
      return textWords.includes(text)
    case 'place':
      return foldName(text.split(',')[0] ?? '') !== '' && folded.includes(foldName(text.split(',')[0] ?? ''))
    case 'business':
    case 'sold':
      // The last word of a name says what the thing is.
      return words.length > 0 && textWords.some((one) => areForms(one, words.at(-1) ?? ''))
    default:
      return found.length > 0 && found.length >= words.length * leastShare
  }
}

// A short form of a statement is one of its parts, word for word.
function isPartOf(whole: string, part: string): boolean {
  const bare = part.replace(/[\s.!]+$/u, '')
  return bare.split(' ').length >= fewestWords + 1 && whole.includes(bare)
}

function informativeWordsIn(text: string): readonly string[] {
  const all = [...wordsIn(foldName(text))]
  const informative = all.filter((word) => word.length >= informativeLetters)
  return informative.length > 0 ? informative : all
}

function pricesOf(text: string): readonly string[] {
  const [, price = ''] = /:\s(.+)$/u.exec(text) ?? []
  return foldName(price).match(/\d[\d.,\s]*\d|\d/gu) ?? []
}

// If there are several facts, the one that a reader remembers.
const strongest: readonly Angle[] = [
  'deal',
  'time',
  'proof',
  'speed',
  'problem',
  'benefit',
  'quality',
  'story',
  'ease',
  'price',
  'audience',
  'place',
  'range',
  'offer',
]

/** The appeal of a text, based on the facts it states; null if it states none. */
export function angleOfText(facts: readonly Pick<CitedFact, 'angle'>[]): Angle | null {
  return strongest.find((angle) => facts.some((fact) => fact.angle === angle)) ?? null
}
