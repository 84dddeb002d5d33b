import type { Opening } from '@aloft/domain/scans/website-facts.entity'
import type { Phrases } from '../language/language-words.ts'

/** With fewer days, the list is probably incomplete. */
const fewestDays = 3

/** When a business is open, in words; nothing if its days or times differ too much for a short text. */
export function openingWords(
  openings: readonly Opening[],
  phrases: Phrases,
): { readonly days: readonly string[]; readonly times: readonly string[] } {
  const days = [...new Set(openings.flatMap((opening) => opening.days))].toSorted((a, b) => a - b)
  const [first] = openings
  const isEven = openings.every(({ opens, closes }) => opens === first?.opens && closes === first.closes)
  if (!first || !isRow(days) || days.length < fewestDays) return { days: [], times: [] }
  const name = (day: number) => phrases.dayNames[day] ?? ''
  const inWords =
    days.length === 7 ? phrases.everyDay : spanOf(phrases.daySpan, name(days[0] ?? 0), name(days.at(-1) ?? 0))
  return {
    days: [inWords],
    times: isEven
      ? [spanOf(phrases.timeSpan, phrases.timeOf(first.opens), phrases.timeOf(first.closes))]
      : [],
  }
}

function isRow(days: readonly number[]): boolean {
  return days.length > 0 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
}

function spanOf(span: string, first: string, last: string): string {
  return span.replace('{first}', first).replace('{last}', last)
}
