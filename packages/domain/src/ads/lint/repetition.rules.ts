import { findRepeatedCopy } from '../../balloons/copy-fields.rules.ts'
import { comparableName } from '../../core/names.ts'
import { isFunctionWord } from './function-words.rules.ts'
import type { AdCheck, LintedText, TextCheck } from './linted-ad.rules.ts'
import { wholeOf } from './linted-ad.rules.ts'
import type { Word } from './words.rules.ts'
import { isSameWord } from './words.rules.ts'

const mostUses = 2
const shortestWord = 4
const nearlySame = 0.8

/** Headlines, or descriptions, that repeat an earlier one (G05). */
export const checkRepeatedCopy: AdCheck = ({ texts }) => {
  const repeated = findRepeatedCopy(
    'google',
    Object.fromEntries(texts.map(({ field, text }) => [field.key, text])),
  )
  return texts
    .filter(({ field }) => repeated.includes(field.key))
    .map(({ field, text }) => ({
      key: field.key,
      span: wholeOf(text),
      suggestion: null,
      details: { found: text.trim() },
    }))
}

/** A word of 4 or more letters used three times in one text (G11); the third use is marked. */
export const checkRepeatedWords: TextCheck = ({ words }) => {
  const uses = Map.groupBy(words, ({ lower }) => lower)
  return [...uses].flatMap(([word, places]) => {
    const tooMany = places[mostUses]
    const isCounted =
      [...word].length >= shortestWord && /^[\p{L}\p{M}]+$/u.test(word) && !isFunctionWord(word)
    if (!tooMany || !isCounted) return []
    return [
      {
        span: { start: tooMany.start, end: tooMany.end },
        suggestion: null,
        details: { word, times: places.length },
      },
    ]
  })
}

function distinctWords(words: readonly Word[]): readonly string[] {
  return [...new Set(words.map(({ lower }) => lower))]
}

/**
 * Similarity of two texts, 0 to 1: their shared words divided by all their words, each counted once. Order, case,
 * punctuation and plural endings don't count.
 */
function similarity(one: readonly string[], other: readonly string[]): number {
  const free = new Set(other)
  let shared = 0
  for (const word of one) {
    const twin = free.has(word) ? word : [...free].find((candidate) => isSameWord(word, candidate))
    if (twin === undefined) continue
    free.delete(twin)
    shared += 1
  }
  return shared / (one.length + other.length - shared)
}

function isRepeat(one: LintedText, other: LintedText): boolean {
  return comparableName(one.text) === comparableName(other.text)
}

/** Headlines, or descriptions, that say nearly the same as an earlier one (G14). */
export const checkSimilarCopy: AdCheck = ({ texts }) => {
  const read = texts
    .filter(({ words }) => words.length > 0)
    .map((linted) => ({ linted, words: distinctWords(linted.words) }))
  return read.flatMap(({ linted, words }, index) => {
    const earlier = read
      .slice(0, index)
      .find(
        (other) =>
          other.linted.field.part === linted.field.part &&
          !isRepeat(other.linted, linted) &&
          similarity(other.words, words) >= nearlySame,
      )
    if (!earlier) return []
    return [
      {
        key: linted.field.key,
        span: wholeOf(linted.text),
        suggestion: null,
        details: {
          other: earlier.linted.text.trim(),
          percent: Math.round(similarity(earlier.words, words) * 100),
        },
      },
    ]
  })
}
