import type { TextCheck } from './linted-ad.rules.ts'
import { replaceSpans } from './linted-ad.rules.ts'

const marks = /[!?.,]+(?:[^\S\n]+[!?]+)*/g
const ellipsis = '...'
const abbreviation =
  /(?:(?<!\p{L})\p{L}\.\p{L}|(?<!\p{L})(?:etc|usw|bzw|inc|ltd|co|env|approx|no|nr|st|cie|vs))$/iu

/** The mark that replaces a series of marks: the strongest of them. */
function oneMark(row: string): string {
  if (row.includes('?')) return '?'
  if (row.includes('!')) return '!'
  if (row.includes(ellipsis)) return ellipsis
  return row.includes('.') ? '.' : ','
}

/** Series of `!`, `?`, `.` and `,` (G06), except one ellipsis and a mark after the dot of an abbreviation. */
export const checkRepeatedPunctuation: TextCheck = ({ text }) => {
  const rows = [...text.matchAll(marks)]
    .map(({ 0: row, index }) => ({ row, span: { start: index, end: index + row.length } }))
    .filter(({ row, span }) => {
      if (row.length === 1 || row === ellipsis) return false
      const isAfterAbbreviation =
        /^\.[,!?]$/.test(row) && abbreviation.test(text.slice(Math.max(span.start - 8, 0), span.start))
      return !isAfterAbbreviation
    })
  const suggestion = replaceSpans(
    text,
    rows.map(({ row, span }) => ({ span, by: oneMark(row) })),
  )
  return rows.map(({ row, span }) => ({ span, suggestion, details: { found: row } }))
}

/** A headline that ends in an exclamation mark (G12). */
export const checkFinalExclamation: TextCheck = ({ field, text }) => {
  const end = text.trimEnd().length
  if (field.part !== 'headline' || !/[!！]/.test(text.charAt(end - 1))) return []
  let lengthLeft = end
  while (lengthLeft > 0 && /[!！\s]/.test(text.charAt(lengthLeft - 1))) lengthLeft -= 1
  return [
    {
      span: { start: end - 1, end },
      suggestion: lengthLeft > 0 ? text.slice(0, lengthLeft) : null,
      details: {},
    },
  ]
}
