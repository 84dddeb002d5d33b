import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { informativeWordsOf } from '../text/informative-words.ts'
import { areForms, wordsIn } from '../text/similarity.ts'
import type { AdFacts, StatementFact } from './ad-facts.ts'
import { sourceOf } from './fact-source.ts'

/** The words that identify a business. */
export interface OwnWords {
  /** What the business is called, what it is and what it sells. */
  readonly names: readonly string[]
  readonly summary: string
}

const year = /(?<!\d)(?:1[6-9]\d\d|20[0-3]\d)(?!\d)/u
const sinceWords = /(?:since|seit|depuis|founded in|gegründet|fondée? en)\s+(?<year>\d{4})(?!\d)/iu
const fewestShared = 2
const mostWordsOfSlogan = 6
// "At one bench since 1987" can only be about the business.
const slogan = /^(?:at|in|on|since|an|am|im|seit|à|dans|depuis)\s/iu
const fewestLetters = 4

// A sentence with "we", an opening or customers is about the business.
const ofBusiness =
  /(?<!\p{L})(?:we|our|us|i|my|wir|unser\p{L}*|uns|ich|mein\p{L}*|nous|nos|notre|nôtre|je|j['’]\p{L}+|mon|mes|founded|established|opened|open|family|customers?|clients?|guests?|gegründet|eröffnet\p{L}*|geöffnet|famil\p{L}*|kund\p{L}*|mandant\p{L}*|gäste\p{L}*|betreu\p{L}*|fondée?s?|ouvert\p{L}*|famille|accueill\p{L}*)(?!\p{L})/iu

/**
 * Whether a sentence is about the business and not about somebody nearby: "The Mahons have kept sheep here since 1911"
 * on a campsite's page isn't.
 */
export function ownSentences({ names, summary }: OwnWords): (sentence: string) => boolean {
  const own = names.flatMap(informativeWordsOf).filter((word) => word.length >= fewestLetters)
  const ofSummary = new Set(informativeWordsOf(summary))
  return (sentence) => {
    const words = [...wordsIn(sentence)]
    return (
      ofBusiness.test(sentence) ||
      (slogan.test(sentence) && words.length <= mostWordsOfSlogan) ||
      words.some((word) => own.some((one) => areForms(one, word))) ||
      words.filter((word) => ofSummary.has(word)).length >= fewestShared
    )
  }
}

/** The year a business was founded, from proofs and sentences about it. */
export function sinceFrom(
  proofs: WebsiteData['proofs'],
  statements: readonly StatementFact[],
  isOwn: (sentence: string) => boolean,
): AdFacts['since'] {
  for (const { value, evidence } of proofs) {
    const found = value.kind === 'years' ? year.exec(value.value ?? '')?.[0] : undefined
    if (found !== undefined) return { id: 'since', year: found, source: sourceOf(evidence) }
  }
  for (const { sentence, source } of statements) {
    const stated = sinceWords.exec(sentence)?.groups?.['year']
    if (stated !== undefined && isOwn(sentence)) return { id: 'since', year: stated, source }
  }
  return null
}
