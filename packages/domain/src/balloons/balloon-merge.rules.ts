import type { BalloonData } from './balloon-history.rules.ts'
import type { Balloon, BalloonWithHistory } from './balloon.entity.ts'

/** Whether a balloon's histories are complete, so that versions can be read from them. */
export function hasHistory(balloon: Balloon): balloon is BalloonWithHistory {
  return balloon.isHistoryComplete
}

/**
 * An ad as returned by a later reply. Loaded histories stay as long as each of them still ends in the reply's value. If
 * one doesn't, somebody has edited the ad since, so entries are missing and must be loaded again.
 */
export function mergeBalloon(known: Balloon | undefined, given: Balloon): Balloon {
  if (hasHistory(given) || !known || !hasHistory(known) || endsOf(known.data) !== endsOf(given.data))
    return given
  return { ...given, data: known.data, isHistoryComplete: true }
}

// Edits within a minute overwrite the draft, sometimes at the same millisecond, so comparing dates isn't enough. If
// only the order of an object's keys differs, the history is loaded once more for nothing.
function endsOf(data: BalloonData): string {
  const keys = Object.keys(data).toSorted()
  return JSON.stringify(keys.map((key) => [key, data[key]?.at(-1)]))
}
