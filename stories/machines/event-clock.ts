/** A clock for the log of a machine: each event comes 100 ms after the one before, so that every picture shows the same times. */
export function eventClock(): () => number {
  let ms = Date.now()
  return () => (ms += 100)
}
