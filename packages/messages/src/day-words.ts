import { formatDate } from './date-format.ts'

/** A day of a report (`YYYY-MM-DD`, UTC) in words, e.g. `4 Nov, 2026`, or short, e.g. `4 Nov`. */
export function dayWords(day: string, length: 'short' | 'long' = 'long'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const words = formatDate(new Date(year, month - 1, date), 'date')
  return length === 'long' ? words : words.slice(0, words.indexOf(','))
}
