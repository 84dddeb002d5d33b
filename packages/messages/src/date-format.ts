import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'

dayjs.extend(relativeTime)

/** The date formats of the product (HLP-13). */
export const dateFormats = { dateTime: 'D MMM, YYYY H:mm', date: 'D MMM, YYYY', iso: 'YYYY-MM-DD' } as const
export type DateFormat = keyof typeof dateFormats

/** A date in the user's time zone, e.g. `4 Nov, 2026 9:05`. */
export function formatDate(date: Date, format: DateFormat): string {
  return dayjs(date).format(dateFormats[format])
}

/** A date as people say it, seen from `now`: "3 days ago". */
export function formatRelative(date: Date, now: Date): string {
  return dayjs(date).from(dayjs(now))
}
