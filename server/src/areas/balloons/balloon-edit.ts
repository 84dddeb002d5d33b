import { isDeepStrictEqual } from 'node:util'
import type { EditBase } from '@aloft/contract/balloons/balloon-data.schemas'
import { isActiveFlagKey } from '@aloft/domain/balloons/active-flag.rules'
import {
  type BalloonValue,
  editMergeMs,
  lastValue,
  withValue,
} from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { completeBalloon } from '@aloft/domain/balloons/versions.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { PlacedEntry } from './balloon-value.repo.ts'

/** Author and product time of an edit. The author of the product's own values is null. */
export interface Edit {
  readonly authorId: string | null
  readonly isUserUpdate: boolean
  readonly now: Date
}

/** Entries that an edit adds to or overwrites in the histories of a balloon; equal values add none (ENT-11). */
export function editedEntries(
  { data, publishDates }: Pick<BalloonWithHistory, 'data' | 'publishDates' | 'isHistoryComplete'>,
  values: Readonly<Record<string, JsonValue>>,
  { authorId, isUserUpdate, now }: Edit,
): PlacedEntry[] {
  // Product time may have been set back, so the last date added is not always the latest.
  const lastPublishDate = publishDates.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null
  return Object.entries(values).flatMap(([key, value]) => {
    const history = data[key] ?? []
    const last = lastValue(history)
    // A missing value and null are equal.
    if (isDeepStrictEqual(last?.value ?? null, value)) return []
    const date = dateAfter(last, now)
    const next = withValue(history, { value, date, isUserUpdate, authorId }, lastPublishDate)
    const entry = lastValue(next)
    return entry ? [{ key, seq: next.length, entry }] : []
  })
}

/** Parallel calls may run in a different order than they arrived, or on nodes whose clocks differ slightly. */
function dateAfter(last: BalloonValue | undefined, now: Date): Date {
  const lead = last ? last.date.getTime() - now.getTime() : 0
  return last && lead > 0 && lead <= editMergeMs ? last.date : now
}

/**
 * Keys of an edit whose stored value is none of the values it was based on (see `EditBase`). A key that already has the
 * new value is no conflict: the same edit came before, or somebody else made the same change.
 */
export function conflictingKeys(
  { name, data }: Pick<Balloon, 'name' | 'data'>,
  values: Readonly<Record<string, JsonValue>>,
  base: EditBase,
): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const stored = key === 'name' ? name : (lastValue(data[key] ?? [])?.value ?? null)
    // A page opened while the ad was live has loaded the product's flag, which is nobody's edit (PUB-01).
    const expected = isActiveFlagKey(key) ? base[key]?.map((one) => (one === true ? null : one)) : base[key]
    const isExpected = !expected || [value, ...expected].some((one) => isDeepStrictEqual(one, stored))
    return isExpected ? [] : [key]
  })
}

/** The balloon with entries added to its histories at their positions. */
export function withEntries(
  balloon: BalloonWithHistory,
  entries: readonly PlacedEntry[],
): BalloonWithHistory {
  const histories = entries.map(({ key, seq, entry }) => {
    const before = balloon.data[key] ?? []
    return [key, before.slice(0, seq - 1).concat(entry)] as const
  })
  return completeBalloon({ ...balloon, data: { ...balloon.data, ...Object.fromEntries(histories) } })
}
