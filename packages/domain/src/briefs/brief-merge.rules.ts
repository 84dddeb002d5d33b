/** The value of any brief's field. */
export type BriefValue = string | string[] | null

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ between two states of a brief, in the order of the second. */
export function changedFields(before: object, after: object): string[] {
  return Object.entries(after).flatMap(([field, value]) =>
    isSame(before[field as never], value) ? [] : field,
  )
}

/** The merged result of an edit and what was saved meanwhile. */
export interface MergedBrief<B> {
  /** Everybody's changes; if both changed a field, the edit's. */
  readonly brief: B
  /** Fields that both changed to different values. */
  readonly conflicts: readonly string[]
}

/** Merges an edit of a brief with what others saved since: `base` is the version the edit started from. */
export function mergeBrief<B extends object>(base: object, edited: B, saved: object): MergedBrief<B> {
  const mine = changedFields(base, edited)
  const theirs = new Set(changedFields(base, saved))
  const conflicts = mine.filter(
    (field) => theirs.has(field) && !isSame(edited[field as never], saved[field as never]),
  )
  const onlyTheirs = Object.keys(edited).filter((field) => theirs.has(field) && !mine.includes(field))
  const others = Object.fromEntries(onlyTheirs.map((field) => [field, saved[field as never]]))
  return { brief: { ...edited, ...others }, conflicts }
}
