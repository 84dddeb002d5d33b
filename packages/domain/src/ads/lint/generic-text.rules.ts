import type { AdLanguage } from '../../core/ad-languages.ts'
import { isFunctionWord } from './function-words.rules.ts'
import { languageOf } from './language.rules.ts'
import type { LintedAd, TextCheck } from './linted-ad.rules.ts'
import { wholeOf } from './linted-ad.rules.ts'
import { isSameWord, wordsOf } from './words.rules.ts'

/** Letters at its start that a word shares with another form of it, or with a compound that contains it. */
const sharedStart = 5

interface KnownWords {
  readonly whole: ReadonlySet<string>
  /** Long words by how they start, and shorter ones by the part that another form keeps. */
  readonly byStart: ReadonlyMap<string, readonly string[]>
  readonly language: AdLanguage | null
}

/** A list of evidence is read once, not at every keystroke. */
const readEvidence = new WeakMap<LintedAd['evidence'], KnownWords>()

function knownWordsOf(evidence: LintedAd['evidence']): KnownWords {
  const known = readEvidence.get(evidence)
  if (known) return known
  const read = wordsOf(evidence.join('\n'))
  const whole = new Set(read.map(({ lower }) => lower).filter(isInformative))
  const byStart = new Map<string, string[]>()
  for (const word of whole) byStart.set(startOf(word), [...(byStart.get(startOf(word)) ?? []), word])
  const words = { whole, byStart, language: languageOf(read) }
  readEvidence.set(evidence, words)
  return words
}

const startLetters = 4

function startOf(word: string): string {
  return word.slice(0, startLetters)
}

function isInformative(word: string): boolean {
  return word.length > 1 && !isFunctionWord(word)
}

function isKnown(word: string, { whole, byStart }: KnownWords): boolean {
  if (whole.has(word)) return true
  return (byStart.get(startOf(word)) ?? []).some(
    (one) =>
      isSameWord(one, word) || (word.length >= sharedStart && one.startsWith(word.slice(0, sharedStart))),
  )
}

/**
 * A text without any word of what's known about the brand, which would fit any business (B07). A text in another
 * language than the known facts isn't checked, because it would use other words.
 */
export const checkGenericText: TextCheck = ({ text, words, language }, ad) => {
  const known = knownWordsOf(ad.evidence)
  const written = language ?? ad.language
  const isTranslated = written !== null && known.language !== null && written !== known.language
  if (known.whole.size === 0 || isTranslated) return []
  const informative = words.map(({ lower }) => lower).filter(isInformative)
  if (informative.some((word) => isKnown(word, known))) return []
  return [{ span: wholeOf(text), suggestion: null, details: {} }]
}
