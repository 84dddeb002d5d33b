import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import {
  type CopyField,
  copyFields,
  longestKeyword,
  mostKeywordWords,
} from '@aloft/domain/balloons/copy-fields.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import type { DraftedAd, DraftedText } from './draft-ads.ts'
import { foldedWords as words } from '@aloft/copywriter/words/vocabulary'

/** Characters of a message that are visible before it is folded. */
const shownOfMessage = 60
const mostKeywords = 10
const informativeLength = 4
const quotes = [
  [/„/g, /“(?!\p{L})/gu],
  [/“(?=\p{L})/gu, /”/g],
  [/«/g, /»/g],
] as const

/** A rule that a text of an ad breaks, in words for a report. */
export interface Breach {
  readonly business: string
  readonly text: string
  readonly what: string
}

/** The basis that a business's texts may rest on. */
export interface TextBasis {
  /** Everything the business writes about itself. */
  readonly evidence: string
  /** Its name, which is not among the facts. */
  readonly brand: string
  readonly language: AdLanguage
}

/**
 * Texts without a fact: their writer names none, or none of their words except the name is in the evidence. Opening
 * hours are exempt, because we word them ourselves.
 */
export function textsWithoutFact(ad: DraftedAd, { evidence, brand }: TextBasis): readonly Breach[] {
  const known = new Set(words(evidence))
  const own = new Set(words(brand))
  const isInformative = (word: string) =>
    !own.has(word) && (/\d/.test(word) || word.length >= informativeLength)
  return ad.texts
    .filter(({ text, facts }) => {
      const hasKnownWord = words(text).some((word) => isInformative(word) && known.has(word))
      return facts.length === 0 || !(hasKnownWord || facts.includes('hours'))
    })
    .map(({ text, facts }) => breach(ad, text, facts.length === 0 ? 'names no fact' : 'says no fact'))
}

/**
 * Numbers, prices, proofs and names in the texts that the business does not state. A name is a capitalized word that is
 * neither in the evidence nor in `vocabulary`, the folded words of our phrases and trades.
 */
export function inventedFacts(
  ad: DraftedAd,
  { evidence, language }: TextBasis,
  vocabulary: ReadonlySet<string>,
): readonly Breach[] {
  const known = new Set(words(evidence))
  const names = ad.texts.flatMap(({ text }) =>
    capitalWords(text)
      .filter((word) => words(word).some((part) => !known.has(part) && !vocabulary.has(part)))
      .map((word) => breach(ad, text, word)),
  )
  const claims = lintCopy({ ...linted(ad, language), evidence: [evidence] })
    .filter(({ rule }) => rule === 'B01')
    .map(({ key, span }) => {
      const text = ad.texts.find((one) => one.key === key)?.text ?? ''
      return breach(ad, text, text.slice(span?.start, span?.end))
    })
  return [...claims, ...names]
}

/** Texts that are too long or cut off, keywords that Google refuses, and whatever else blocks the launch of an ad. */
export function limitsBroken(ad: DraftedAd, { evidence, language }: TextBasis): readonly Breach[] {
  const tooLong = ad.texts
    .filter(({ text, maxLength }) => [...text].length > maxLength)
    .map(({ text, maxLength }) => breach(ad, text, `longer than ${maxLength}`))
  const cutOff = ad.texts
    .filter(({ text }) => quotes.some(([open, close]) => countOf(text, open) !== countOf(text, close)))
    .map(({ text }) => breach(ad, text, 'quotation mark without its pair'))
  const keywords = ad.keywords.filter(
    (text) => [...text].length > longestKeyword || text.split(' ').length > mostKeywordWords,
  )
  const refused = lintCopy({ ...linted(ad, language), evidence: [evidence] })
    .filter(({ rule, severity }) => severity === 'error' && !['B01', 'G04'].includes(rule))
    .map(({ rule, key }) => breach(ad, ad.texts.find((one) => one.key === key)?.text ?? '', rule))
  return [
    ...tooLong,
    ...cutOff,
    ...keywords.map((text) => breach(ad, text, 'keyword')),
    ...(ad.keywords.length > mostKeywords ? [breach(ad, '', `${ad.keywords.length} keywords`)] : []),
    ...refused,
  ]
}

/** Places of an ad that must name what is sold: the first headline, and the visible start of a message. */
export function soldNamed(
  ad: DraftedAd,
  sold: readonly string[],
): { readonly named: number; readonly missing: readonly Breach[] } {
  const shown = ad.failure === null ? shownFirst(ad) : []
  const isNamed = (text: string) => {
    const start = ` ${words(text).join(' ')}`
    return sold.some((name) => start.includes(` ${words(name).join(' ')}`))
  }
  const missing = shown.filter((text) => !isNamed(text))
  return {
    named: shown.length - missing.length,
    missing: missing.map((text) => breach(ad, text, 'not named')),
  }
}

// An empty field names nothing.
function shownFirst({ platform, texts }: DraftedAd): string[] {
  const firstOf = (part: CopyField['part']) =>
    copyFields[platform].some((field) => field.part === part)
      ? [texts.find((text) => text.part === part)?.text ?? '']
      : []
  return [
    ...firstOf('headline'),
    ...firstOf('message').map((text) => [...text].slice(0, shownOfMessage).join('')),
  ]
}

/** Texts that the ads of two businesses share, except calls to action, and how many texts there are in all. */
export function sharedTexts(ads: readonly DraftedAd[]): {
  readonly texts: number
  readonly shared: readonly Breach[]
} {
  const counted = ads.flatMap((ad) =>
    ad.texts.filter((text) => !isCall(text)).map(({ text }) => ({ ad, text })),
  )
  const byText = Map.groupBy(counted, ({ text }) => foldName(text))
  const shared = [...byText.values()].filter((group) => new Set(group.map(({ ad }) => ad.business)).size > 1)
  return {
    texts: counted.length,
    shared: shared.flatMap((group) => group.map(({ ad, text }) => breach(ad, text, 'shared'))),
  }
}

// A call to action needs only the way to buy.
function isCall({ facts }: DraftedText): boolean {
  return facts.length > 0 && facts.every((id) => id.startsWith('way'))
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}

function linted(ad: DraftedAd, language: AdLanguage) {
  const texts = Object.fromEntries(ad.texts.map(({ key, text }) => [key, text]))
  return { platform: ad.platform, texts, keywords: ad.keywords, language, declaredCategories: [] }
}

function breach({ business }: DraftedAd, text: string, what: string): Breach {
  return { business, text, what }
}

function capitalWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
}
