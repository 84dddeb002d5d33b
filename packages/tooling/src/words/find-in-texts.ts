import type { CatalogueText } from '../texts/catalogue-texts.ts'
import type { Finding, Findings } from './find-refused.ts'
import type { KeyException } from './key-exceptions.ts'
import { createMatcher } from './match-words.ts'
import { findSentenceFaults } from './sentence-faults.ts'
import type { RefusedWord } from './refused-word.ts'
import { splitWords } from './split-words.ts'

/**
 * Finds refused words and sentence faults in what users read. Skips placeholders and tags, texts that the specification
 * fixes, and the word that an exception allows in the text of its key.
 */
export function findInTexts(
  texts: readonly CatalogueText[],
  quoted: ReadonlySet<string>,
  words: readonly RefusedWord[],
  exceptions: readonly KeyException[],
): Findings {
  const match = createMatcher(
    words.flatMap((word) => [
      ...patternsOf(word.fineTexts).map((forms) => ({ words: forms, value: undefined })),
      ...patternsOf(word.texts).map((forms) => ({ words: forms, value: word })),
    ]),
  )
  const allowed = new Set(
    exceptions.flatMap(({ refused, keys }) => keys.map((key) => exceptionName(refused, key))),
  )
  const used = new Set<string>()
  const findings = texts
    .filter(({ text }) => !quoted.has(text))
    .flatMap(({ key, text, file, line }): Finding[] => {
      const inWords = match(splitWords(withoutMarks(text)), () => true).flatMap(({ value, start }) =>
        value ? [{ word: value, start }] : [],
      )
      const inSentences = findSentenceFaults(text).filter(({ word }) => words.includes(word))
      return [...inWords, ...inSentences].flatMap(({ word, start }) => {
        const exception = exceptionName(word.refused, key)
        if (!allowed.has(exception)) return [{ word, file, line, found: `${key}  ${around(text, start)}` }]
        used.add(exception)
        return []
      })
    })
  return { findings, unused: [...allowed].filter((exception) => !used.has(exception)) }
}

function exceptionName(refused: string, key: string): string {
  return `${refused} in ${key}`
}

function patternsOf(forms = ''): string[][] {
  return forms
    .split(',')
    .map((form) => splitWords(form).map(({ text }) => text))
    .filter((words) => words.length > 0)
}

/** Keeps offsets. No sequence spans a placeholder or a tag. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, (mark) => '.'.repeat(mark.length))
}

function around(text: string, at: number): string {
  const from = Math.max(0, at - 40)
  const end = Math.min(text.length, at + 60)
  const shown = text.slice(from, end).replaceAll('\n', ' ')
  return `${from > 0 ? '… ' : ''}${shown.trim()}${end < text.length ? ' …' : ''}`
}
