import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'

dayjs.extend(relativeTime)

/** A date as people say it, seen from `now`: "3 days ago" (HLP-13). */
export function formatRelative(date: Date, now: Date): string {
  return dayjs(date).from(dayjs(now))
}
