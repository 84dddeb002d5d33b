import { addHours } from '@aloft/domain/core/dates'
import { type Clock, clockFrom } from '../../clock.ts'

/** A clock in the past: it ticks like any clock, and is set forward by hand. Its real and product time are the same. */
export interface PastClock extends Clock {
  now(): Date
  /** Never backward, so that earlier events stay earlier. */
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

/** A moment by days from `start` and the hour of that day (UTC), with minutes as a fraction. */
export function momentOf(start: Date, day: number, hour: number): Date {
  return addHours(new Date(`${start.toISOString().slice(0, 10)}T00:00:00Z`), day * 24 + hour)
}

/** Number of days that the demo business lasts. */
export const businessDays = 62

/** The hour (UTC) at which its last day ends. */
const lastHour = 8

/** The last moment of a demo business that ends now: today at its hour, or yesterday if that is still to come. */
export function businessEndAt(now: Date): Date {
  const today = momentOf(now, 0, lastHour)
  // The simulation takes a while, also by its own clock.
  return addHours(today, 1) > now ? momentOf(now, -1, lastHour) : today
}

/** A clock at the beginning of the demo business that ends at the given moment. */
export function businessClock(end: Date): PastClock {
  return pastClock(momentOf(end, -businessDays, 8))
}
