import type { Fault, LintedAd, LintedText, Span, TextCheck } from './linted-ad.rules.ts'
import { faultAt } from './linted-ad.rules.ts'
import type { StatedNumber } from './numbers.rules.ts'
import { statedNumbers } from './numbers.rules.ts'
import { findPhrases, phraseBook } from './phrases.rules.ts'
import type { Word } from './words.rules.ts'
import { wordsOf } from './words.rules.ts'

// Proofs by what they claim, so that "Testsieger" in a brief supports "test winner" in an ad.
const proofs = phraseBook({
  leader: `market leader*, leading brand, world leader*, leader du marché, leader mondial, numéro un mondial,
    marktführer*, branchenführer*, weltmarktführer*`,
  award: `award winning, award winner*, multi award, primé|primée|primés|primées, médaille d or, preisgekrönt*,
    mehrfach ausgezeichnet*`,
  tested: `test winner*, testsieger*, product of the year, élu produit de l année, produkt des jahres`,
  proven: `clinically proven|tested, scientifically proven|tested, proven by science, cliniquement prouvé*,
    cliniquement testé*, scientifiquement prouvé*, klinisch getestet*, klinisch bewiesen*, klinisch geprüft*,
    wissenschaftlich bewiesen*, wissenschaftlich belegt*, wissenschaftlich erwiesen*`,
  cheapest: `cheapest, lowest price*, le moins cher, la moins chère, les moins chers, les moins chères,
    prix les plus bas, prix le plus bas, günstigste*, billigste*, niedrigste* preis*, tiefste* preis*`,
  best: `world s best, best in the world, best rated, top rated, highest rated, meilleur|meilleure|meilleurs du monde,
    les mieux notés, le mieux noté, la mieux notée, weltbeste*, beste* der welt, bestbewertet*`,
})
const firstPlace =
  /(?<![\p{L}\p{N}])(?:no\.?|nr\.?|n[°º]|num[ée]ro|number|nummer)\s?(?:1|one|un|eins)(?![\p{L}\p{N}]|[.,:]\d)|(?<![\p{L}\p{N}])#\s?1(?![\p{L}\p{N}]|[.,:]\d)/giu
const foundingWord =
  /(?:since|established|est\.?|founded|from|depuis|fondée? en|créée? en|dès|seit|gegründet|anno)\s*$/i
const recentYear = /^20\d\d$/

interface Claims {
  readonly proofs: readonly { readonly claim: string; readonly span: Span }[]
  readonly numbers: readonly StatedNumber[]
}

function proofsIn(text: string, words: readonly Word[]): Claims['proofs'] {
  const phrases = findPhrases(words, proofs).map(({ tag, first, last }) => ({
    claim: tag,
    span: { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 },
  }))
  const first = [...text.matchAll(firstPlace)].map(({ 0: found, index }) => ({
    claim: 'first',
    span: { start: index, end: index + found.length },
  }))
  return [...first, ...phrases]
}

function claimsIn({ text, words }: Pick<LintedText, 'text' | 'words'>): Claims {
  const found = proofsIn(text, words)
  const numbers = statedNumbers(text).filter(({ span, kind, value }) => {
    const isOfProof = found.some((proof) => span.start < proof.span.end && span.end > proof.span.start)
    // The year of a season or a fair is a date; a year of foundation is a claim.
    const isDate = kind === 'number' && recentYear.test(value) && text.slice(span.start, span.end) === value
    return !isOfProof && (!isDate || foundingWord.test(text.slice(Math.max(span.start - 20, 0), span.start)))
  })
  return { proofs: found, numbers }
}

/** Whether a known number supports a claimed one, however either is written. */
export function carries(known: StatedNumber, claimed: StatedNumber): boolean {
  if (known.value !== claimed.value) return false
  if (known.kind === 'percent' || claimed.kind === 'percent') return known.kind === claimed.kind
  return known.currency === null || claimed.currency === null || known.currency === claimed.currency
}

/** A list of evidence is read only when a text claims something, and once instead of at every keystroke. */
const readEvidence = new WeakMap<LintedAd['evidence'], Claims>()

function evidenceOf(evidence: LintedAd['evidence']): Claims {
  const known = readEvidence.get(evidence)
  if (known) return known
  const text = evidence.join('\n')
  const words = wordsOf(text)
  const claims = { proofs: proofsIn(text, words), numbers: statedNumbers(text) }
  readEvidence.set(evidence, claims)
  return claims
}

/** Whether a text claims a proof, such as being the first or the cheapest, that isn't in the evidence. */
export function claimsUnproven(text: string, evidence: readonly string[]): boolean {
  const claimed = proofsIn(text, wordsOf(text))
  return claimed.length > 0 && unprovenIn(claimed, evidence).length > 0
}

function unprovenIn(claimed: Claims['proofs'], evidence: readonly string[]): Claims['proofs'] {
  const known = evidenceOf(evidence).proofs
  return claimed.filter(({ claim }) => !known.some((one) => one.claim === claim))
}

/** Numbers, prices and proofs that aren't in the brand's briefs or offers (B01). */
export const checkClaims: TextCheck = (linted, ad) => {
  const claims = claimsIn(linted)
  if (claims.proofs.length + claims.numbers.length === 0) return []
  const { numbers } = evidenceOf(ad.evidence)
  const unproven: Span[] = [
    ...unprovenIn(claims.proofs, ad.evidence),
    ...claims.numbers.filter((claimed) => !numbers.some((known) => carries(known, claimed))),
  ].map(({ span }) => span)
  return unproven
    .toSorted((one, other) => one.start - other.start)
    .map((span): Fault => faultAt(linted.text, span))
}
