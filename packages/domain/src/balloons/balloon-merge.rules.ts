import { isSameJson } from '../core/json.ts'
import { type BalloonData, type BalloonValue, lastValue } from './balloon-history.rules.ts'
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
  if (hasHistory(given) || !known || !hasHistory(known) || !endAlike(known.data, given.data)) return given
  return { ...given, data: known.data, isHistoryComplete: true }
}

function endAlike(known: BalloonData, given: BalloonData): boolean {
  const keys = new Set([...Object.keys(known), ...Object.keys(given)])
  return [...keys].every((key) => isSameEntry(lastValue(known[key] ?? []), lastValue(given[key] ?? [])))
}

function isSameEntry(known: BalloonValue | undefined, given: BalloonValue | undefined): boolean {
  if (!known || !given) return known === given
  // The draft of one minute is overwritten, by an edit of the same moment at times, so the value counts too.
  return known.date.getTime() === given.date.getTime() && isSameJson(known.value, given.value)
}
