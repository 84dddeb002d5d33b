/** A place in a text that names a requirement. */
export interface Citation {
  number: string
  /** Offset in the text; for a number within a range, the offset of the range's last number. */
  offset: number
}

const full = /(?<![\w-])([A-Z][A-Z0-9]{2})-(\d{1,3})(?!\w)/g

// A line may end within a short form, and the next may start with the marks of a comment.
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`
const joints = `(?<joint>,${gap}|,?${gap}(?:and|or)${gap}|${gap}to${gap}|–)`
// Digits before a word, a percent sign or a fraction are an amount, as in "ABC-01, 20 texts".
const bare = String.raw`(?<digits>\d{2,3})(?!\w|\s?%|[.,]\d|\s+(?!(?:and|or|to)\s+\d)\w)`
const shortForm = new RegExp(`${joints}(?:(?<prefix>[A-Z][A-Z0-9]{2})-(?<end>\\d{2,3})(?!\\w)|${bare})`, 'y')

/**
 * The numbers a text names, in its order: ABC-01, every number of ABC-01 to ABC-04, and the short forms
 * "ABC-01, 02", "ABC-01 and 02", "ABC-01 to 04" and "ABC-01–04". Also finds texts in the same notation, such
 * as the names of standards.
 */
export function findCitations(text: string): Citation[] {
  return [...text.matchAll(full)].flatMap(({ 0: written, 1: prefix = '', 2: digits = '', index }) => [
    { number: written, offset: index },
    ...continuations(text, prefix, digits, index + written.length),
  ])
}

function continuations(text: string, prefix: string, digits: string, from: number): Citation[] {
  shortForm.lastIndex = from
  const match = shortForm.exec(text)
  if (!match?.groups) return []
  const { joint = '', prefix: second, end, digits: last } = match.groups
  const endsAt = from + match[0].length
  const isRange = /to|–/.test(joint)
  const to = last ?? end ?? ''
  const cite = (tail: string) => ({ number: `${prefix}-${tail}`, offset: endsAt - to.length })
  const within = isRange ? between(digits, to).map(cite) : []
  // A full number is matched on its own.
  if (!last) return second === prefix ? within : []
  return [...within, cite(last), ...continuations(text, prefix, last, endsAt)]
}

function between(first: string, last: string): string[] {
  const count = Math.max(0, Number(last) - Number(first) - 1)
  return Array.from({ length: count }, (_, i) => String(Number(first) + i + 1).padStart(first.length, '0'))
}
