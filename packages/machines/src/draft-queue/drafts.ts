import type { EditRefusal } from '@aloft/domain/core/edit-refusal'
import type { JsonValue } from '@aloft/domain/core/json'

/** A thing of a brand that is being written, such as an ad or a brief. Another brand may be open when it is saved. */
export interface DraftSubject {
  readonly ideaId: string
  /** No other draft of its kind has the same. */
  readonly id: string
}

/** Values of a draft to be saved, by key. */
export interface DraftUpdate extends DraftSubject {
  readonly data: Readonly<Record<string, JsonValue>>
  /**
   * For each key the values it may take the place of: the one it was changed from, and those sent since whose fate is
   * not known. A key without any overwrites whatever is there.
   */
  readonly base: Readonly<Record<string, readonly JsonValue[]>>
}

/** One value that the server has not confirmed, with what it may take the place of. Every key is there once. */
export interface UnsavedEdit extends DraftSubject {
  readonly key: string
  readonly value: JsonValue
  readonly base: readonly JsonValue[]
  /** Why it is not sent any more. */
  readonly refusal?: EditRefusal
}

export interface RefusedEdit extends UnsavedEdit {
  readonly refusal: EditRefusal
}

/** What stands on the server where an edit was based upon something else. */
export interface RivalValue {
  readonly key: string
  readonly value: JsonValue
  /** Who set it and when; null where nobody knows. */
  readonly date: Date | null
  readonly authorId: string | null
  readonly authorName: string | null
}

/** The updates with one more; a key that waits already takes the newer value and goes on from its own base. */
export function withUpdate(updates: readonly DraftUpdate[], next: DraftUpdate): readonly DraftUpdate[] {
  const isOfDraft = ({ id }: DraftUpdate) => id === next.id
  if (!updates.some(isOfDraft)) return [...updates, next]
  return updates.map((update) => (isOfDraft(update) ? onto(update, next) : update))
}

function onto(update: DraftUpdate, next: DraftUpdate): DraftUpdate {
  return {
    ...update,
    data: { ...update.data, ...next.data },
    base: { ...next.base, ...update.base },
  }
}

/** An update with some of its keys. */
export function pick(update: DraftUpdate, isWanted: (key: string) => boolean): DraftUpdate {
  const picked = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))
  return { ...update, data: picked(update.data), base: picked(update.base) }
}

/** The updates that are wanted, and the others. */
export function partition(
  updates: readonly DraftUpdate[],
  isWanted: (update: DraftUpdate) => boolean,
): readonly [wanted: readonly DraftUpdate[], others: readonly DraftUpdate[]] {
  return [updates.filter(isWanted), updates.filter((update) => !isWanted(update))]
}

export const isEmpty = ({ data }: DraftUpdate): boolean => Object.keys(data).length === 0

/** The values of an update one by one. */
export function editsOf({ ideaId, id, data, base }: DraftUpdate): UnsavedEdit[] {
  return Object.entries(data).map(([key, value]) => ({
    ideaId,
    id,
    key,
    value,
    base: base[key] ?? [],
  }))
}

/** Values as updates, one a draft. */
export function updatesOf(edits: readonly UnsavedEdit[]): readonly DraftUpdate[] {
  return edits
    .map(({ ideaId, id, key, value, base }): DraftUpdate => ({
      ideaId,
      id,
      data: { [key]: value },
      base: base.length > 0 ? { [key]: base } : {},
    }))
    .reduce(withUpdate, [] as readonly DraftUpdate[])
}
