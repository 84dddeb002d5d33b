import { formatWeekday, months, padded } from './date-format.ts'

/** A moment of the coming days in words, e.g. `Tuesday 21:00`. */
export function formatWeekdayTime(date: Date, language: string): string {
  return `${formatWeekday(date, language)} ${date.getHours()}:${padded(date.getMinutes())}`
}

/** The month of a day such as `2026-11-01`, e.g. `November`. */
export function formatMonth(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })
}

/** Such a day in short, e.g. `1 Nov`. */
export function formatShortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}
