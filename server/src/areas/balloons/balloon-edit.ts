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

/** Who sets values, and when in product time. The author of what the product writes by itself is null. */
export interface Edit {
  readonly authorId: string | null
  readonly isUserUpdate: boolean
  readonly now: Date
}

/** The entries that an edit adds to the histories of a balloon or overwrites in them; equal values add none (ENT-11). */
export function editedEntries(
  { data, publishDates }: Pick<BalloonWithHistory, 'data' | 'publishDates' | 'isHistoryComplete'>,
  values: Readonly<Record<string, JsonValue>>,
  { authorId, isUserUpdate, now }: Edit,
): PlacedEntry[] {
  // Product time may have been set back, so the last one added is not always the latest.
  const lastPublishDate = publishDates.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null
  return Object.entries(values).flatMap(([key, value]) => {
    const history = data[key] ?? []
    const last = lastValue(history)
    // None and null are the same: nothing is there.
    if (isDeepStrictEqual(last?.value ?? null, value)) return []
    const date = dateAfter(last, now)
    const next = withValue(history, { value, date, isUserUpdate, authorId }, lastPublishDate)
    const entry = lastValue(next)
    return entry ? [{ key, seq: next.length, entry }] : []
  })
}

/** Two calls at once may be carried out in the other order than they came, or by nodes whose clocks differ a little. */
function dateAfter(last: BalloonValue | undefined, now: Date): Date {
  const lead = last ? last.date.getTime() - now.getTime() : 0
  return last && lead > 0 && lead <= editMergeMs ? last.date : now
}

/**
 * Keys of an edit whose stored value is none of those it was based on (see `EditBase`). A key that already has the new
 * value is no conflict: the same edit came before, or somebody else made the same change.
 */
export function conflictingKeys(
  { name, data }: Pick<Balloon, 'name' | 'data'>,
  values: Readonly<Record<string, JsonValue>>,
  base: EditBase,
): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const stored = key === 'name' ? name : (lastValue(data[key] ?? [])?.value ?? null)
    // A page that was opened while the ad ran has seen the product's flag, which is nobody's edit (PUB-01).
    const expected = isActiveFlagKey(key) ? base[key]?.map((one) => (one === true ? null : one)) : base[key]
    const isExpected = !expected || [value, ...expected].some((one) => isDeepStrictEqual(one, stored))
    return isExpected ? [] : [key]
  })
}

/** The balloon with entries added at their places. */
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
