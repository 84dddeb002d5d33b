import type { EditRefusal } from '@aloft/domain/balloons/edit-refusal.entity'
import type { JsonValue } from '@aloft/domain/core/json'

/** Values of a balloon to be saved, by key. The brand goes along: another may be current when they are sent. */
export interface BalloonUpdate {
  readonly ideaId: string
  readonly balloonId: string
  readonly data: Readonly<Record<string, JsonValue>>
  /**
   * For each key the values it may take the place of: the one it was changed from, and those sent since whose fate is
   * not known. A key without any overwrites whatever is there.
   */
  readonly base: Readonly<Record<string, readonly JsonValue[]>>
}

/** One value that the server has not confirmed, with what it may take the place of. Every key is there once. */
export interface UnsavedEdit {
  readonly ideaId: string
  readonly balloonId: string
  readonly key: string
  readonly value: JsonValue
  readonly base: readonly JsonValue[]
  /** Why it is not sent any more. */
  readonly refusal?: EditRefusal
}

export interface RefusedEdit extends UnsavedEdit {
  readonly refusal: EditRefusal
}

/** The updates with one more; a key that waits already takes the newer value and goes on from its own base. */
export function withUpdate(updates: readonly BalloonUpdate[], next: BalloonUpdate): readonly BalloonUpdate[] {
  const isOfBalloon = ({ balloonId }: BalloonUpdate) => balloonId === next.balloonId
  if (!updates.some(isOfBalloon)) return [...updates, next]
  return updates.map((update) => (isOfBalloon(update) ? onto(update, next) : update))
}

function onto(update: BalloonUpdate, next: BalloonUpdate): BalloonUpdate {
  return {
    ...update,
    data: { ...update.data, ...next.data },
    base: { ...next.base, ...update.base },
  }
}

/** An update with some of its keys. */
export function pick(update: BalloonUpdate, isWanted: (key: string) => boolean): BalloonUpdate {
  const picked = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))
  return { ...update, data: picked(update.data), base: picked(update.base) }
}

export const isEmpty = ({ data }: BalloonUpdate): boolean => Object.keys(data).length === 0

/** The values of an update one by one. */
export function editsOf({ ideaId, balloonId, data, base }: BalloonUpdate): UnsavedEdit[] {
  return Object.entries(data).map(([key, value]) => ({
    ideaId,
    balloonId,
    key,
    value,
    base: base[key] ?? [],
  }))
}

/** Values as updates, one a balloon. */
export function updatesOf(edits: readonly UnsavedEdit[]): readonly BalloonUpdate[] {
  return edits
    .map(({ ideaId, balloonId, key, value, base }): BalloonUpdate => ({
      ideaId,
      balloonId,
      data: { [key]: value },
      base: base.length > 0 ? { [key]: base } : {},
    }))
    .reduce(withUpdate, [] as readonly BalloonUpdate[])
}
