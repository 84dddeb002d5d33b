import { normaliseUrl } from '../../core/url.ts'
import { type FormKey, questionRow, type QuestionRow } from './focus-questions.rules.ts'

/** Why an answer doesn't fit its field. */
export const answerProblems = [
  'notAnOption',
  'answerTooShort',
  'answerTooLong',
  'answerNoAddress',
  'answerTooMany',
] as const
export type AnswerProblem = (typeof answerProblems)[number]

/** An answer as its field takes it. Null is no answer: the user skipped the question. */
export type AnswerValue = string | readonly string[] | null

/**
 * An answer in the user's words as the value of its field, or why it's none (AST-24). An empty one skips the question; the
 * entries of a list are on lines of their own, or between semicolons.
 */
export function readAnswer(
  key: FormKey,
  question: string,
  answer: string,
): { readonly value: AnswerValue } | { readonly problem: AnswerProblem } {
  const row = questionRow(key, question)
  if (!row) return { problem: 'notAnOption' }
  const text = answer.trim()
  if (text === '') return { value: null }
  switch (row.kind) {
    case 'choice':
      return row.options?.includes(text) ? { value: text } : { problem: 'notAnOption' }
    case 'text':
      return readText(row, text)
    case 'list':
      return readEntries(row, text.split(/[\n;]/))
    case 'address':
      return readAddresses(row, [text], ([address]) => address ?? null)
    case 'addresses':
      return readAddresses(row, text.split(/[\s,;]+/), (addresses) => addresses)
  }
}

function readText({ least = 0, most }: QuestionRow, text: string) {
  if (text.length > most) return { problem: 'answerTooLong' } as const
  return text.length < least ? ({ problem: 'answerTooShort' } as const) : { value: text }
}

function readEntries({ most, entries = 1 }: QuestionRow, parts: readonly string[]) {
  // People write lists with dashes and dots.
  const values = [...new Set(parts.map((part) => part.replace(/^\s*[-–*•]\s+/u, '').trim()))].filter(Boolean)
  if (values.length > entries) return { problem: 'answerTooMany' } as const
  return values.some((value) => value.length > most)
    ? ({ problem: 'answerTooLong' } as const)
    : { value: values.length > 0 ? values : null }
}

function readAddresses(
  { most, entries = 1 }: QuestionRow,
  parts: readonly string[],
  valueOf: (addresses: readonly string[]) => AnswerValue,
) {
  const given = parts.filter(Boolean)
  const addresses = given.map((part) => normaliseUrl(part))
  if (addresses.some((address) => address === false)) return { problem: 'answerNoAddress' } as const
  if (given.some((part) => part.length > most)) return { problem: 'answerTooLong' } as const
  const values = [...new Set(addresses.filter((address) => address !== false))]
  return values.length > entries ? ({ problem: 'answerTooMany' } as const) : { value: valueOf(values) }
}
