import { type Clock, clockFrom } from '../../src/clock.ts'

const hour = 3_600_000

export interface MovableClock extends Clock {
  /** Moves real time forward, so that sessions and idempotency keys age. */
  moveHours(hours: number): void
}

/** Real time that a test can move forward. */
export function movableClock(): MovableClock {
  let moved = 0
  const clock = clockFrom(() => new Date(Date.now() + moved))
  return { ...clock, moveHours: (hours) => (moved += hours * hour) }
}
