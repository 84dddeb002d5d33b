import { type DateFormat, formatDate } from '@aloft/messages/date-format'

/**
 * A date in UTC, because a mail does not know its reader's time zone, and this machine's time zone is irrelevant to the
 * reader.
 */
export function utcDate(date: Date, format: DateFormat): string {
  return formatDate(new Date(date.getTime() + date.getTimezoneOffset() * 60_000), format)
}
