/** Months in short, as in every date of the product. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** The date formats of the product (HLP-13): `D MMM, YYYY H:mm`, `D MMM, YYYY` and `YYYY-MM-DD`. */
export type DateFormat = 'dateTime' | 'date' | 'iso'

/** A date in the user's time zone, e.g. `4 Nov, 2026 9:05`. */
export function formatDate(date: Date, format: DateFormat): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  if (format === 'iso') return `${year}-${padded(month + 1)}-${padded(day)}`
  const words = `${day} ${months[month]}, ${year}`
  return format === 'date' ? words : `${words} ${date.getHours()}:${padded(date.getMinutes())}`
}

/** A day in words, e.g. `Saturday 21 November`; English in its European form. */
export function formatDay(date: Date, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  return date.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** The day of the week, e.g. `Monday`. */
export function formatWeekday(date: Date, language: string): string {
  return date.toLocaleDateString(language, { weekday: 'long' })
}

/** A part of a date in two digits. */
export function padded(number: number): string {
  return String(number).padStart(2, '0')
}
