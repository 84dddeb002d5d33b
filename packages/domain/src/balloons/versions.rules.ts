import type { JsonValue } from '../core/json.ts'
import { type BalloonData, type CompleteHistory, lastValue, valueAt } from './balloon-history.rules.ts'
import type { Balloon, BalloonWithHistory } from './balloon.entity.ts'
import { isSetByProduct } from './component-values.rules.ts'
import { hasUnpublishedChanges, needsPublish, unpublishedKeys } from './publish.rules.ts'

/** The kind of an ad's version: the current one, the draft that differs from it, or an earlier one (PUB-06). */
export const versionKinds = ['published', 'unpublished', 'historic'] as const
export type VersionKind = (typeof versionKinds)[number]

/** A version is identified by a date: of its publishing, or of the draft's last edit. */
export interface BalloonVersion {
  readonly date: Date
  readonly kind: VersionKind
}

interface Versioned extends CompleteHistory {
  readonly publishDates: readonly Date[]
}

/**
 * The date of the current version, or null. Product time may have been set back, so the last one added isn't always the
 * latest.
 */
export function lastPublishDateOf(publishDates: readonly Date[]): Date | null {
  return publishDates.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}

function latestEntry(data: BalloonData, keys: readonly string[]): number {
  const times = keys.flatMap((key) => lastValue(data[key] ?? [])?.date.getTime() ?? [])
  return Math.max(...times, Number.NEGATIVE_INFINITY)
}

/** An ad's versions, newest first (PUB-06). The draft is one if it has something to publish (PUB-02, PUB-03). */
export function versionsOf({ publishDates, ...history }: Versioned): readonly BalloonVersion[] {
  const last = lastPublishDateOf(publishDates)
  const published = publishDates
    .toSorted((a, b) => b.getTime() - a.getTime())
    .map((date): BalloonVersion => ({ date, kind: date === last ? 'published' : 'historic' }))
  if (!hasUnpublishedChanges(history, last)) return published
  const edited = unpublishedKeys(history, last)
  return [{ date: new Date(latestEntry(history.data, edited)), kind: 'unpublished' }, ...published]
}

/** The published version of a date in an address; null if there's none. */
export function versionNamed(publishDates: readonly Date[], text: string | null): Date | null {
  return publishDates.find((date) => date.toISOString() === text) ?? null
}

/** A balloon with the complete history of each key, which also shows whether it has something to publish. */
export function completeBalloon(
  balloon: Omit<BalloonWithHistory, 'hasUnpublishedChanges' | 'isHistoryComplete'>,
): BalloonWithHistory {
  const history = { ...balloon, isHistoryComplete: true } as const
  const last = lastPublishDateOf(balloon.publishDates)
  return { ...history, hasUnpublishedChanges: hasUnpublishedChanges(history, last) }
}

/** Whether publishing would create a version: there's a change to publish, or no version yet. */
export function isPublishable(balloon: Pick<Balloon, 'publishDates' | 'hasUnpublishedChanges'>): boolean {
  return balloon.publishDates.length === 0 || balloon.hasUnpublishedChanges
}

/** The date of a version created now: no earlier than any of its values, and later than every version before it. */
export function nextPublishDate(data: BalloonData, publishDates: readonly Date[], now: Date): Date {
  const last = lastPublishDateOf(publishDates)?.getTime() ?? Number.NEGATIVE_INFINITY
  return new Date(Math.max(now.getTime(), latestEntry(data, Object.keys(data)), last + 1))
}

/**
 * The draft after restoring a version: each key's value at that time, null if it had none. Values that take effect
 * without being published, such as a planned budget, and values that only the product writes aren't part of a version
 * and stay as they are.
 */
export function restoredValues({ data }: CompleteHistory, date: Date): Readonly<Record<string, JsonValue>> {
  const isPart = (key: string) => needsPublish(key) && !isSetByProduct(key)
  const entries = Object.entries(data).filter(([key]) => isPart(key))
  return Object.fromEntries(entries.map(([key, history]) => [key, valueAt(history, date)?.value ?? null]))
}
