import { isRequiredText } from '@aloft/domain/ads/ad-readiness.rules'
import { type CopyField, copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { CopyBasis, FactNeed, StrengthPart } from '@aloft/domain/facts/copy-basis.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdFacts, StatementFact } from '../facts/ad-facts.ts'
import { type FactInput, gatherFacts } from '../facts/gather-facts.ts'
import { isDiscount, pricesIn } from '@aloft/site-reader/sentences/prices'
import { areForms, wordsIn } from '../text/similarity.ts'
import { namesSold } from '../writing/names-sold.ts'
import { adEvidence, tradeWords } from './ad-evidence.ts'
import { angleOfText, factsInText } from './facts-in-text.ts'

/** The parts of an ad that its basis is computed from. */
export interface AdCopy {
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly keywords: readonly string[]
}

/** A part below this value is worth improving. */
const wellEnough = 75
const bestKeywords = 5
const manyAngles = 4

/**
 * Which facts the texts of an ad use, what its empty fields need, its estimated strength (each part from 0 to 100), and
 * all evidence for what they may claim.
 */
export function computeCopyBasis(ad: AdCopy, input: FactInput): CopyBasis {
  const facts = gatherFacts(input)
  const written = copyFields[ad.platform].flatMap((field) => {
    const text = ad.texts[field.key]?.trim() ?? ''
    return text === '' ? [] : [{ field, text, cited: factsInText(text, facts) }]
  })
  const used = new Set(written.flatMap(({ cited }) => cited.map(({ id }) => id)))
  const texts = written.map(({ field: { key }, cited }) => ({
    key,
    angle: angleOfText(cited),
    factIds: cited.map(({ id }) => id),
  }))
  return {
    facts: uniqueById(written.flatMap(({ cited }) => cited)).filter(({ id }) => used.has(id)),
    texts,
    gaps: gapsOf(ad, facts),
    strength: strengthOf(ad, facts, written, texts),
    evidence: copyEvidence(input),
  }
}

/** All evidence for a number or a proof in an ad, also in the words of its trade. */
export function copyEvidence(input: FactInput): string[] {
  const facts = gatherFacts(input)
  return [...adEvidence(facts, input.brief), ...tradeWords(facts)]
}

function uniqueById<T extends { readonly id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((one) => [one.id, one] as const)).values()]
}

function gapsOf({ platform, texts }: AdCopy, facts: AdFacts): CopyBasis['gaps'] {
  const needs = missingFacts(facts)
  return copyFields[platform]
    .filter(({ key }) => isRequiredText(platform, key) && (texts[key] ?? '').trim() === '')
    .map(({ key }, index) => ({ key, need: needs[Math.min(index, needs.length - 1)] ?? null }))
}

/** The facts that more texts would need, the most useful first. */
export function missingFacts({
  sold,
  business,
  product,
  offers,
  statements,
  reviews,
  place,
}: AdFacts): readonly FactNeed[] {
  const has: Readonly<Record<FactNeed, boolean>> = {
    sold: sold !== null || business !== null || product !== null,
    price: offers.some(({ price }) => price !== null) || statements.some(hasPrice),
    proof: statements.some((one) => !one.isSummary && !hasPrice(one)) || reviews.length > 0,
    place: place !== null,
  }
  return (['sold', 'price', 'proof', 'place'] as const).filter((need) => !has[need])
}

function hasPrice({ sentence }: StatementFact): boolean {
  return pricesIn(sentence).some((price) => !isDiscount(sentence, price))
}

type Written = readonly {
  readonly field: CopyField
  readonly text: string
  readonly cited: ReturnType<typeof factsInText>
}[]

function strengthOf(
  { platform, keywords }: AdCopy,
  facts: AdFacts,
  written: Written,
  texts: CopyBasis['texts'],
): CopyBasis['strength'] {
  const headlines = written.filter(({ field }) => field.part === 'headline').map(({ text }) => text)
  const parts: { part: StrengthPart; score: number }[] = [
    { part: 'relevance', score: relevance(facts, written) },
    { part: 'variety', score: variety(texts) },
    ...(platform === 'google' && keywords.length > 0
      ? [{ part: 'keywords' as const, score: keywordsInHeadlines(keywords, headlines) }]
      : []),
    { part: 'proof', score: proof(written) },
  ]
  const [weakest] = parts.toSorted((a, b) => a.score - b.score)
  return { parts, next: weakest && weakest.score < wellEnough ? weakest.part : null }
}

// Half for saying what's sold, half for texts that state any fact.
function relevance(facts: AdFacts, written: Written): number {
  if (written.length === 0) return 0
  const withFact = written.filter(({ cited }) => cited.length > 0).length / written.length
  const names = written.some(({ text }) => namesSold(text, facts)) ? 1 : 0
  return percent((withFact + names) / 2)
}

function variety(texts: CopyBasis['texts']): number {
  const angles = new Set(texts.flatMap(({ angle }) => angle ?? []))
  return texts.length === 0 ? 0 : percent(Math.min(1, angles.size / Math.min(manyAngles, texts.length)))
}

function keywordsInHeadlines(keywords: readonly string[], headlines: readonly string[]): number {
  const headlineWords = headlines.flatMap((text) => [...wordsIn(text)])
  const best = keywords.slice(0, bestKeywords)
  const found = best.filter((keyword) =>
    [...wordsIn(keyword)].some((word) => word.length > 3 && headlineWords.some((one) => areForms(one, word))),
  )
  return percent(found.length / best.length)
}

// A price, a proof and a statement of the owner's are each something concrete.
function proof(written: Written): number {
  const cited = written.flatMap(({ cited: facts }) => facts)
  const kinds = [
    cited.some(({ id }) => id.endsWith(':price')),
    cited.some(({ id, angle }) => id.startsWith('review') || id === 'since' || angle === 'proof'),
    cited.some(({ id }) => id.startsWith('statement')),
  ].filter(Boolean).length
  return percent(Math.min(1, kinds / 2))
}

function percent(share: number): number {
  return Math.round(share * 100)
}
