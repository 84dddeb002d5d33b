import type { BalloonData } from './balloon-history.rules.ts'
import type { Balloon, BalloonWithHistory } from './balloon.entity.ts'

/** Whether the histories of a balloon are whole, so that versions can be read from them. */
export function hasHistory(balloon: Balloon): balloon is BalloonWithHistory {
  return balloon.isHistoryComplete
}

/**
 * An ad as a later reply has it. Histories that were loaded before stay where each of them still ends in the value that
 * the reply holds. Where one doesn't, somebody has edited the ad since: what is known lacks entries and has to be loaded
 * again.
 */
export function mergeBalloon(known: Balloon | undefined, given: Balloon): Balloon {
  if (hasHistory(given) || !known || !hasHistory(known) || endsOf(known.data) !== endsOf(given.data))
    return given
  return { ...given, data: known.data, isHistoryComplete: true }
}

// The draft of one minute is overwritten, by an edit of the same moment at times, so more than the dates counts. Where an
// object's keys come in another order, the history is loaded once more for nothing.
function endsOf(data: BalloonData): string {
  const keys = Object.keys(data).toSorted()
  return JSON.stringify(keys.map((key) => [key, data[key]?.at(-1)]))
}
