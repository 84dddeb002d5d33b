/** A clock for the log of a machine: each event comes 100 ms after the one before, so that every picture shows the same times. */
export function eventClock(): () => number {
  let ms = Date.UTC(2026, 6, 14, 9)
  return () => (ms += 100)
}
