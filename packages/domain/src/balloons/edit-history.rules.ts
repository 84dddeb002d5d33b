import { isSameJson, type JsonValue } from '../core/json.ts'

/** One field's value before and after an edit. */
export interface FieldChange {
  readonly key: string
  readonly before: JsonValue
  readonly after: JsonValue
}

/** What a user did at once: typed in a field, or filled many with a suggestion. */
export interface FieldEdit {
  readonly changes: readonly FieldChange[]
  readonly date: Date
  /** Decided, not typed: a step of its own, however soon it follows. */
  readonly isApart?: boolean
}

/** What can be undone and redone, each list with the next one last. */
export interface EditHistory {
  readonly past: readonly FieldEdit[]
  readonly future: readonly FieldEdit[]
}

/** Values to set so that an undo or redo is seen. */
export type FieldValues = readonly { readonly key: string; readonly value: JsonValue }[]

/** How many steps can be undone. */
export const maxUndoSteps = 50

/** Edits of one field that follow each other within this time are one step, in milliseconds. */
export const undoMergeMs = 1_000

export const emptyHistory: EditHistory = { past: [], future: [] }

function isChange({ before, after }: FieldChange): boolean {
  return !isSameJson(before, after)
}

/** The two edits as one, or null where each is a step of its own. */
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
 * The history after an edit. One that follows an edit of the same single field within 1 s joins it, so that a typed
 * word is one step; at most 50 steps are kept; what was undone before can no longer be redone. An edit that changes
 * nothing, or only takes the typing before it back, leaves no step.
 */
export function withEdit(history: EditHistory, edit: FieldEdit): EditHistory {
  const changes = edit.changes.filter(isChange)
  if (changes.length === 0) return history
  const next = { ...edit, changes }
  const last = history.past.at(-1)
  // What stands before an undone step was returned to on purpose: it stays a step of its own.
  const merged = last && history.future.length === 0 ? merge(last, next) : null
  if (!merged) return { past: [...history.past, next].slice(-maxUndoSteps), future: [] }
  const earlier = history.past.slice(0, -1)
  return { past: merged.changes.some(isChange) ? [...earlier, merged] : earlier, future: [] }
}

/**
 * The history without what somebody else has changed since: to undo or redo that would take away their words. A step
 * of which something is left stays, with that alone. `values` are those in force.
 */
export function withoutForeign(
  { past, future }: EditHistory,
  values: Readonly<Record<string, JsonValue>>,
): EditHistory {
  const stands = (change: FieldChange | undefined, side: 'before' | 'after') =>
    change !== undefined && isSameJson(values[change.key] ?? null, change[side])
  // An edit may name a field twice: its last value came of it, its first one went.
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

/** Takes the last step back: the history after it and the values to set. Null where there is nothing to undo. */
export function undo({ past, future }: EditHistory): { history: EditHistory; values: FieldValues } | null {
  const step = past.at(-1)
  if (!step) return null
  // Backwards, in case an edit names a field twice.
  const values = step.changes.toReversed().map(({ key, before }) => ({ key, value: before }))
  return { history: { past: past.slice(0, -1), future: [...future, step] }, values }
}

/** Does the last undone step again: the history after it and the values to set. Null where nothing was undone. */
export function redo({ past, future }: EditHistory): { history: EditHistory; values: FieldValues } | null {
  const step = future.at(-1)
  if (!step) return null
  const values = step.changes.map(({ key, after }) => ({ key, value: after }))
  return { history: { past: [...past, step], future: future.slice(0, -1) }, values }
}
