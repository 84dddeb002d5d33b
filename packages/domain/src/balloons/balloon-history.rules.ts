import type { JsonValue } from '../core/json.ts'

/** One value that a key of a balloon had, from its date on (ENT-11). `authorId` is null for values no person set. */
export interface BalloonValue {
  readonly value: JsonValue
  readonly date: Date
  readonly isUserUpdate: boolean
  readonly authorId: string | null
}

/** The values a key had, oldest first. */
export type ValueHistory = readonly BalloonValue[]

/** A balloon's data: the history of each key. */
export type BalloonData = Readonly<Record<string, ValueHistory>>

/**
 * The data of a balloon with complete histories. Code that needs earlier values asks for this type, so that a list of
 * only the latest values doesn't compile.
 */
export interface CompleteHistory {
  readonly data: BalloonData
  readonly isHistoryComplete: true
}

/** Edits of one key by one person within this time count as one edit. */
export const editMergeMs = 60_000

function isSameEdit(open: BalloonValue, next: BalloonValue): boolean {
  const elapsed = next.date.getTime() - open.date.getTime()
  return (
    open.authorId === next.authorId &&
    open.isUserUpdate === next.isUserUpdate &&
    elapsed >= 0 &&
    elapsed <= editMergeMs
  )
}

/**
 * The history after one more edit (ENT-11). The edit overwrites the last value if that's an unpublished one by the same
 * person and at most 60 s old; otherwise it's appended. Anything published by `lastPublishDate` never changes: an edit
 * dated up to then gets the next millisecond, so that it belongs to the next version.
 */
export function withValue(
  history: ValueHistory,
  edit: BalloonValue,
  lastPublishDate: Date | null,
): ValueHistory {
  const published = lastPublishDate?.getTime() ?? Number.NEGATIVE_INFINITY
  const next = edit.date.getTime() > published ? edit : { ...edit, date: new Date(published + 1) }
  const last = history.at(-1)
  const isOpen = last !== undefined && last.date.getTime() > published
  return isOpen && isSameEdit(last, next) ? [...history.slice(0, -1), next] : [...history, next]
}

/** The entry in effect at a date, or undefined if the key had no value yet. */
export function valueAt(history: ValueHistory, date: Date): BalloonValue | undefined {
  return history.findLast((entry) => entry.date <= date)
}

/** The latest entry: what the draft shows. */
export function lastValue(history: ValueHistory): BalloonValue | undefined {
  return history.at(-1)
}

/** The draft's values by key, without keys that never had a value. */
export function readValues(data: BalloonData): Readonly<Record<string, JsonValue>> {
  return valuesBy(data, lastValue)
}

/** The values in effect at a date, by key, without keys that had no value then. */
export function readValuesAt({ data }: CompleteHistory, date: Date): Readonly<Record<string, JsonValue>> {
  return valuesBy(data, (history) => valueAt(history, date))
}

function valuesBy(
  data: BalloonData,
  read: (history: ValueHistory) => BalloonValue | undefined,
): Readonly<Record<string, JsonValue>> {
  const entries = Object.entries(data).flatMap(([key, history]) => {
    const entry = read(history)
    return entry ? [[key, entry.value] as const] : []
  })
  return Object.fromEntries(entries)
}
