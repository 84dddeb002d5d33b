import type { Proof } from '@aloft/domain/scans/website-facts.entity'
import { workCounted } from './english.ts'
import type { ReadingPatterns } from './languages/language.ts'
import { pricesIn } from './prices.ts'
import type { QuotedFact } from './sentence-facts.ts'
import { fold } from '../text/text.ts'

type Kind = Exclude<Proof['kind'], 'review'>

const longest = 240
const longestValue = 80
/** How certain it is that a match is a proof. Awards mostly belong to others. */
const certain: Readonly<Record<Kind, number>> = { years: 1.2, number: 1, award: 1, guarantee: 1.1 }
/** A number that may count work: two digits or more, or in words. */
const mayCount = /\d{2}|(?<!\p{L})(?:ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)(?!\p{L})/iu
// Text in quotation marks is somebody else's words.
const quoted = /^[“„"«‹]/u

/** The proofs in one sentence, at most one of each kind. A question gives none. */
export function proofsIn(sentence: string, patterns: ReadingPatterns, language: string): QuotedFact<Proof>[] {
  if (sentence.length > longest || /\?[”"’)]?$/.test(sentence) || quoted.test(sentence)) return []
  return [
    proof(
      'guarantee',
      sentence,
      patterns.notGuarantees.test(sentence) ? null : heart(sentence, patterns.guarantees),
    ),
    proof('years', sentence, patterns.notYears.test(sentence) ? null : heart(sentence, patterns.years)),
    proof('award', sentence, patterns.notAwards.test(sentence) ? null : heart(sentence, patterns.awards)),
    proof('number', sentence, numberIn(sentence, patterns, language)),
  ].filter((one) => one !== null)
}

function numberIn(sentence: string, patterns: ReadingPatterns, language: string): string | null {
  if (!mayCount.test(sentence) && !/(?<!\p{L})(?:[45]|five|fünf|cinq)(?!\p{L})/iu.test(sentence)) {
    if (!/ (?:out of|von) /iu.test(sentence)) return null
  }
  if (pricesIn(sentence).length > 0 || patterns.notNumbers.test(sentence)) return null
  const found = heart(sentence, patterns.numbers)
  if (found !== null) return found
  return language === 'en' && mayCount.test(sentence) ? (workCounted(sentence)[0] ?? null) : null
}

function proof(kind: Kind, sentence: string, value: string | null): QuotedFact<Proof> | null {
  return value === null
    ? null
    : { value: { kind, text: sentence, value, by: null }, sentence, certainty: certain[kind] }
}

function heart(sentence: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const value = fold(pattern.exec(sentence)?.groups?.['value'] ?? '').replace(/[\s,;:–—-]+$/u, '')
    if (value !== '' && value.length <= longestValue) return value
  }
  return null
}
