import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'

dayjs.extend(relativeTime)

/** A date relative to `now`, as people say it: "3 days ago" (HLP-13). */
export function formatRelative(date: Date, now: Date): string {
  return dayjs(date).from(dayjs(now))
}
