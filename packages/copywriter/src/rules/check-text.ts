import { carries, claimsUnproven } from '@aloft/domain/ads/lint/claims.rules'
import { type StatedNumber, statedNumbers } from '@aloft/domain/ads/lint/numbers.rules'
import { findPhrases } from '@aloft/domain/ads/lint/phrases.rules'
import { wordsOf as wordsWithPlaces } from '@aloft/domain/ads/lint/words.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdFacts } from '../facts/ad-facts.ts'
import { citedFacts } from '../facts/cited-facts.ts'
import { areForms, lengthOf, wordsIn } from '../text/similarity.ts'
import { adEvidence } from './ad-evidence.ts'
import { spelledNumbers } from './number-words.ts'
import { phrasesAboutAds } from './phrases-about-ads.ts'
import { informativeWordsOf } from '../text/informative-words.ts'
import type { TextRefusal } from './text-refusals.ts'

/** A text with the IDs of the facts it claims to use. */
export interface CitingText {
  readonly text: string
  readonly facts: readonly string[]
}

const longStart = 6

/** What a text is checked against. */
export interface TextRules {
  readonly maxLength: number
  /** All evidence for a number or a proof: the facts in plain words, and the brief. */
  readonly evidence: readonly string[]
  readonly numbers: readonly StatedNumber[]
  /** What each fact says, by its ID. */
  readonly factTexts: ReadonlyMap<string, string>
  /** Null if the brand has no name that an ad may use. */
  readonly brand: string | null
}

/** The rules for the texts of one brief; read once for all of them. */
export function textRulesFor(facts: AdFacts, brief: CampaignBrief, maxLength: number): TextRules {
  const evidence = adEvidence(facts, brief)
  return {
    maxLength,
    evidence,
    numbers: evidence.flatMap((text) => [text, ...spelledNumbers(text)].flatMap(statedNumbers)),
    factTexts: new Map(citedFacts(facts).map(({ id, text }) => [id, text])),
    brand: facts.brand,
  }
}

/** The first reason why a text can't be in an ad; null if it can. */
export function checkText({ text, facts: ids }: CitingText, rules: TextRules): TextRefusal | null {
  const { maxLength, evidence, numbers, factTexts, brand } = rules
  if (lengthOf(text) > maxLength) return 'tooLong'
  if (isAboutTheAd(text, evidence)) return 'aboutTheAd'
  if (claimsUnproven(text, evidence)) return 'inventedProof'
  const stated = statedNumbers(text)
  if (!stated.every((number) => numbers.some((one) => isSame(one, number)))) return 'inventedNumber'
  const bare = withoutBrand(text, brand)
  if (informativeWordsOf(bare).length === 0 && informativeWordsOf(text).length > 0) return 'onlyBrand'
  const known = ids.filter((id) => factTexts.has(id))
  if (known.length === 0) return 'noKnownFact'
  return known.some((id) => isUsed(factTexts.get(id) ?? '', bare)) ? null : 'factNotUsed'
}

/** The facts that a text cites, without unknown ones and those that it contains no word of. */
export function usedFacts({ text, facts }: CitingText, { factTexts }: TextRules): readonly string[] {
  return facts.filter((id) => isUsed(factTexts.get(id) ?? '', text))
}

// A price in a text is a price in the brief, not any number that happens to be the same.
function isSame(known: StatedNumber, claimed: StatedNumber): boolean {
  return carries(known, claimed) && (claimed.kind !== 'price' || known.kind === 'price')
}

function isUsed(fact: string, text: string): boolean {
  const textWords = [...wordsIn(text)]
  const informative = informativeWordsOf(fact)
  // Hours such as "every day" contain words that elsewhere don't indicate a subject.
  const words = informative.length > 0 ? informative : [...wordsIn(fact)]
  return words.some((word) => textWords.some((one) => areForms(one, word) || beginAlike(one, word)))
}

/** German compounds join what others write as two words: "Fassaden" is about a "Fassadenanstrich". */
function beginAlike(one: string, other: string): boolean {
  return lengthOf(one) >= longStart && other.startsWith(one.slice(0, longStart))
}

/** The words of a text without those of the brand's name. */
function withoutBrand(text: string, brand: string | null): string {
  const words = wordsInOrder(text)
  const name = wordsInOrder(brand ?? '')
  const starts = words.flatMap((_, start) =>
    name.length > 0 && name.every((word, index) => words[start + index] === word) ? [start] : [],
  )
  const isOfName = (index: number) => starts.some((start) => index >= start && index < start + name.length)
  return words.filter((_, index) => !isOfName(index)).join(' ')
}

function wordsInOrder(text: string): readonly string[] {
  return wordsWithPlaces(text).map(({ lower }) => lower)
}

// Owners may sell scrolling, or ads, so they may use these words themselves.
function isAboutTheAd(text: string, evidence: readonly string[]): boolean {
  const words = wordsWithPlaces(text)
  return findPhrases(words, phrasesAboutAds).some(({ first, last }) => {
    const phrase = text.slice(words[first]?.start, words[last]?.end).toLowerCase()
    return !evidence.some((own) => own.toLowerCase().includes(phrase))
  })
}
