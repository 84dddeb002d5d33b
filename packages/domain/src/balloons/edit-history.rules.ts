import { isSameJson, type JsonValue } from '../core/json.ts'

/** One field's value before and after an edit. */
export interface FieldChange {
  readonly key: string
  readonly before: JsonValue
  readonly after: JsonValue
}

/** One action of the user: typing in a field, or filling many with a suggestion. */
export interface FieldEdit {
  readonly changes: readonly FieldChange[]
  readonly date: Date
  /** Chosen instead of typed: its own step, however soon it follows. */
  readonly isApart?: boolean
}

/** What can be undone and redone; the next one is last in each list. */
export interface EditHistory {
  readonly past: readonly FieldEdit[]
  readonly future: readonly FieldEdit[]
}

/** Values to set so that an undo or redo becomes visible. */
export type FieldValues = readonly { readonly key: string; readonly value: JsonValue }[]

/** How many steps can be undone. */
export const maxUndoSteps = 50

/** Consecutive edits of one field within this time are one step, in milliseconds. */
export const undoMergeMs = 1_000

export const emptyHistory: EditHistory = { past: [], future: [] }

function isChange({ before, after }: FieldChange): boolean {
  return !isSameJson(before, after)
}

/** The two edits as one, or null if each is its own step. */
function merge(last: FieldEdit, next: FieldEdit): FieldEdit | null {
  const [before, ...othersBefore] = last.changes
  const [after, ...othersAfter] = next.changes
  const elapsed = next.date.getTime() - last.date.getTime()
  if (!before || !after || othersBefore.length > 0 || othersAfter.length > 0) return null
  if (last.isApart || next.isApart) return null
  if (before.key !== after.key || elapsed < 0 || elapsed > undoMergeMs) return null
  return { changes: [{ ...before, after: after.after }], date: next.date }
}

/**
 * The history after an edit. An edit of the same single field within 1 s joins the previous one, so that a typed word
 * is one step. At most 50 steps are kept, and undone steps can no longer be redone. An edit that changes nothing, or
 * only reverts the typing before it, leaves no step.
 */
export function withEdit(history: EditHistory, edit: FieldEdit): EditHistory {
  const changes = edit.changes.filter(isChange)
  if (changes.length === 0) return history
  const next = { ...edit, changes }
  const last = history.past.at(-1)
  // The user returned to the state before an undone step on purpose, so it stays a separate step.
  const merged = last && history.future.length === 0 ? merge(last, next) : null
  if (!merged) return { past: [...history.past, next].slice(-maxUndoSteps), future: [] }
  const earlier = history.past.slice(0, -1)
  return { past: merged.changes.some(isChange) ? [...earlier, merged] : earlier, future: [] }
}

/**
 * The history without what somebody else has changed since, because undo or redo would remove their words. If only a
 * part of a step is left, it stays with that part. `values` are the current ones.
 */
export function withoutForeign(
  { past, future }: EditHistory,
  values: Readonly<Record<string, JsonValue>>,
): EditHistory {
  const stands = (change: FieldChange | undefined, side: 'before' | 'after') =>
    change !== undefined && isSameJson(values[change.key] ?? null, change[side])
  // An edit may contain a field twice: the last value is its result, the first one its starting point.
  const keepOwn = (steps: readonly FieldEdit[], side: 'before' | 'after'): readonly FieldEdit[] => {
    const last = steps.at(-1)
    if (!last) return steps
    const changes = last.changes.filter(({ key }) => {
      const ofKey = last.changes.filter((change) => change.key === key)
      return stands(ofKey.at(side === 'after' ? -1 : 0), side)
    })
    if (changes.length === 0) return keepOwn(steps.slice(0, -1), side)
    return changes.length === last.changes.length ? steps : [...steps.slice(0, -1), { ...last, changes }]
  }
  return { past: keepOwn(past, 'after'), future: keepOwn(future, 'before') }
}

/** Undoes the last step: the history after it and the values to set. Null if there's nothing to undo. */
export function undo({ past, future }: EditHistory): { history: EditHistory; values: FieldValues } | null {
  const step = past.at(-1)
  if (!step) return null
  // In reverse, in case an edit contains a field twice.
  const values = step.changes.toReversed().map(({ key, before }) => ({ key, value: before }))
  return { history: { past: past.slice(0, -1), future: [...future, step] }, values }
}

/** Redoes the last undone step: the history after it and the values to set. Null if there's nothing to redo. */
export function redo({ past, future }: EditHistory): { history: EditHistory; values: FieldValues } | null {
  const step = future.at(-1)
  if (!step) return null
  const values = step.changes.map(({ key, after }) => ({ key, value: after }))
  return { history: { past: [...past, step], future: future.slice(0, -1) }, values }
}
