import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { comparableName } from '@aloft/domain/core/names'
import type { ProofKind } from '@aloft/domain/facts/proofs.rules'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { isFee, pricesIn } from '@aloft/site-reader/sentences/prices'
import type { FactSource, StatementFact } from './ad-facts.ts'
import { sourceOf } from './fact-source.ts'
import { parsePricedLine } from './priced-line.ts'
import { isQuotable, isQuotableAside, speaksAsUs } from './quotable.ts'
import { asSentence, sentencesOf, withoutEnd } from './sentences-of.ts'
import { shortForms, wholeForm } from './short-forms.ts'
import { angleOfStatement } from './statement-angle.ts'
import { wordsIn } from '../text/similarity.ts'
import { isUsable, oneLine } from './usable.ts'

const longest = 220
const fewestWords = 2

/** The sources of statements. */
export interface StatementInput {
  readonly brief: Pick<CampaignBrief, 'differentiators' | 'offeringSummary'>
  readonly website: Pick<WebsiteData, 'differentiators' | 'summary' | 'statements'> | null
  readonly proofs: WebsiteData['proofs']
  /** The words of the brand and of its places. */
  readonly names: ReadonlySet<string>
  /** What the business is; empty if no words say so. */
  readonly business: string
  readonly isForeign: (text: string) => boolean
}

interface FoundSentence {
  readonly sentence: string
  readonly source: FactSource
  readonly proof: ProofKind | null
  readonly isSummary: boolean
  /** It's somewhere on the pages, but not in the brief or among the proofs. */
  readonly isAside: boolean
}

/** What the business says about itself: the brief's sentences first, then proofs, then all other sentences. */
export function gatherStatements(input: StatementInput): readonly StatementFact[] {
  const { isForeign } = input
  // "Bramble & Bough tree surgeons, Hereford": a summary that only says who and where reads like a shop sign.
  const ofSign = new Set([
    ...input.names,
    ...[...wordsIn(input.business)].flatMap((word) => [word, `${word}s`]),
  ])
  const claims = input.proofs.filter(({ value }) => value.kind !== 'review')
  const reviews = input.proofs
    .filter(({ value }) => value.kind === 'review')
    .map(({ value }) => comparableName(value.text))
  const seen = new Set<string>()
  return [...sentencesOfBrief(input, claims), ...sentencesOfProofs(claims), ...asidesOf(input.website)]
    .filter(({ sentence }) => {
      const key = comparableName(withoutEnd(sentence))
      // What a customer says isn't what the business says about itself.
      const isReview = reviews.some((review) => review.includes(key) || key.includes(review))
      const isNew = key !== '' && !seen.has(key) && !isReview
      seen.add(key)
      return isNew && isWholeSentence(sentence) && isUsable(sentence, longest) && !isForeign(sentence)
    })
    .map(({ sentence, source, proof, isSummary, isAside }, index) => {
      const names = isSummary && !speaksAsUs(sentence) ? ofSign : input.names
      const canQuote = isAside ? isQuotableAside(sentence, names) : isQuotable(sentence, names)
      const shorts = isAside ? wholeForm(sentence) : shortForms(sentence)
      return {
        id: `statement:${index + 1}`,
        source,
        sentence: asSentence(sentence),
        shorts: canQuote ? shorts.filter((form) => isQuotable(form, names) && !isFeeWithPrice(form)) : [],
        angle: proof === null ? angleOfStatement(sentence) : 'proof',
        proof,
        isQuotable: canQuote,
        isSummary,
      }
    })
}

function sentencesOfBrief(
  { brief, website }: StatementInput,
  claims: WebsiteData['proofs'],
): readonly FoundSentence[] {
  const evidence = new Map(
    [...(website?.differentiators ?? []), ...(website?.summary ? [website.summary] : [])].map(
      (field: Field<string>) => [comparableName(field.value), field.evidence] as const,
    ),
  )
  const kindOfClaim = new Map(
    claims.map(({ value }) => [comparableName(withoutEnd(value.text)), value.kind] as const),
  )
  return [
    // A name with a price is an offer, not a sentence.
    ...brief.differentiators
      .filter((text) => parsePricedLine(oneLine(text)) === null)
      .map((text) => ({ text, isSummary: false })),
    { text: brief.offeringSummary, isSummary: true },
  ].flatMap(({ text, isSummary }) => {
    const source = sourceOf(evidence.get(comparableName(text)))
    return sentencesOf(oneLine(text)).map((sentence) => ({
      sentence,
      source,
      proof: kindOfClaim.get(comparableName(withoutEnd(sentence))) ?? null,
      isSummary,
      isAside: false,
    }))
  })
}

function sentencesOfProofs(claims: WebsiteData['proofs']): readonly FoundSentence[] {
  return claims.map(({ value, evidence }) => ({
    sentence: oneLine(value.text),
    source: sourceOf(evidence),
    proof: value.kind,
    isSummary: false,
    isAside: false,
  }))
}

function asidesOf(website: StatementInput['website']): readonly FoundSentence[] {
  return (website?.statements ?? []).map(({ value, evidence }) => ({
    sentence: oneLine(value),
    source: sourceOf(evidence),
    proof: null,
    isSummary: false,
    isAside: true,
  }))
}

// A text may mention the cost of a call-out but must not start with it.
function isFeeWithPrice(form: string): boolean {
  return isFee(form) && pricesIn(form).length > 0
}

// "Fixed price." and "4.9 of 5" aren't sentences, and half a quotation is nobody's words.
function isWholeSentence(sentence: string): boolean {
  const words = sentence.match(/\p{L}{3,}/gu) ?? []
  const quotes = sentence.match(/["“”„«»]/gu) ?? []
  return words.length >= fewestWords && quotes.length % 2 === 0
}
