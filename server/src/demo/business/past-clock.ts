import { addHours } from '@aloft/domain/core/dates'
import { type Clock, clockFrom } from '../../clock.ts'

/** A clock of the past: it ticks as every clock does, and is set forward by hand. Both of its times are the same. */
export interface PastClock extends Clock {
  now(): Date
  /** Never backward: what was done before stays earlier. */
  setTo(date: Date): void
}

export function pastClock(start: Date): PastClock {
  let [base, since] = [start.getTime(), performance.now()]
  const now = () => new Date(base + performance.now() - since)
  return {
    ...clockFrom(now),
    now,
    setTo(date) {
      ;[base, since] = [Math.max(date.getTime(), now().getTime()), performance.now()]
    },
  }
}

/** A moment by the days from `start` and the hour of that day (UTC), of which a part is minutes. */
export function momentOf(start: Date, day: number, hour: number): Date {
  return addHours(new Date(`${start.toISOString().slice(0, 10)}T00:00:00Z`), day * 24 + hour)
}

/** How many days before its last moment the demo business begins. */
export const businessDays = 62

/** The hour (UTC) at which its last day ends. */
const lastHour = 8

/** The last moment of a demo business that ends now: today at its hour, or yesterday where that is still to come. */
export function businessEndAt(now: Date): Date {
  const today = momentOf(now, 0, lastHour)
  // It takes a while to live through, by its own clock too.
  return addHours(today, 1) > now ? momentOf(now, -1, lastHour) : today
}

/** A clock that stands where the demo business begins which ends at a moment. */
export function businessClock(end: Date): PastClock {
  return pastClock(momentOf(end, -businessDays, 8))
}
