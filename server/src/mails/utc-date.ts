import { type DateFormat, formatDate } from '@aloft/messages/date-format'

/** A date in UTC: a mail does not know where it is read, nor does the time zone of this machine matter to its reader. */
export function utcDate(date: Date, format: DateFormat): string {
  return formatDate(new Date(date.getTime() + date.getTimezoneOffset() * 60_000), format)
}
