import type { KeywordOrigin } from '@aloft/domain/ads/keywords.rules'
import { isFunctionWord } from '@aloft/domain/ads/lint/function-words.rules'
import { type Word, wordsOf } from '@aloft/domain/ads/lint/words.rules'
import type { KeywordSource } from '../ad-platform.port.ts'

export interface Term {
  readonly text: string
  readonly origin: KeywordOrigin
}

const fewestWords = 2
const mostWords = 4

/** A name as people type it into a search: lower case and without punctuation, except as in “d’hiver” and “on/off”. */
export function asSearch(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}’'&+/-]+/gu, ' ')
    .trim()
}

/**
 * Terms in the sentences of a business: sequences of words without function words, at least one of which occurs in
 * several texts. Most frequent first.
 */
export function termsIn(sources: readonly KeywordSource[]): readonly Term[] {
  const texts = new Map(
    sources.flatMap(({ texts: own, origin }) => own.map((text) => [text, origin] as const)),
  )
  const read = [...texts].map(([text, origin]) => ({ text, origin, words: wordsOf(text) }))
  const counts = new Map<string, number>()
  for (const { words } of read)
    for (const word of new Set(words.map(({ lower }) => lower))) counts.set(word, (counts.get(word) ?? 0) + 1)

  const countOf = ({ lower }: Word) => counts.get(lower) ?? 0
  return read
    .flatMap(({ text, origin, words }) =>
      runsOf(words).map((run) => {
        const [first, last] = [run[0], run.at(-1)]
        const weight = run.reduce((sum, word) => sum + countOf(word), 0) / run.length
        const isTopic = run.some((word) => countOf(word) > 1)
        return { text: isTopic ? asSearch(text.slice(first?.start, last?.end)) : '', origin, weight }
      }),
    )
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.weight - one.weight)
}

/** Sequences of words separated only by a space or a hyphen, split at function words. */
function runsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = []
  let run: Word[] = []
  for (const word of words) {
    if (!word.isJoined || isFunctionWord(word.lower)) {
      runs.push(run)
      run = []
    }
    if (!isFunctionWord(word.lower)) run.push(word)
  }
  return [...runs, run].filter(({ length }) => length >= fewestWords && length <= mostWords)
}
