import { valuesPerBase } from '@aloft/domain/core/edit-base'
import type { JsonValue } from '@aloft/domain/core/json'
import {
  type DraftSubject,
  type DraftUpdate,
  editsOf,
  isEmpty,
  partition,
  pick,
  type RefusedEdit,
  type RivalValue,
  type UnsavedEdit,
  updatesOf,
  withUpdate,
} from './drafts.ts'

/** A key that somebody else changed too: the user takes one of the two values. */
export interface UnsavedConflict extends DraftSubject {
  readonly mine: JsonValue
  readonly base: readonly JsonValue[]
  readonly theirs: RivalValue
}

/** What the server has not confirmed. */
export interface Unsaved {
  /** What is still to be sent, one update a draft, oldest first. */
  readonly waiting: readonly DraftUpdate[]
  /** What is being saved; it is kept until the server has it. */
  readonly inFlight: DraftUpdate | null
  /** Edits that the server refused: they block no others and are kept for another try. */
  readonly refused: readonly RefusedEdit[]
  /** What waits for the user's choice. */
  readonly conflicts: readonly UnsavedConflict[]
  /** Drafts that lack something to be saved: each waits as a whole until something of it is changed. */
  readonly incomplete: readonly DraftUpdate[]
}

/**
 * A change by the user: it waits, in the place of what was refused of the same keys. Of a key in conflict it is the
 * user's newer word, which waits for the choice all the same.
 */
export function withChange(unsaved: Unsaved, change: DraftUpdate): Partial<Unsaved> {
  const { id, data } = change
  const conflicts = unsaved.conflicts.map((conflict) => {
    const value = conflict.id === id ? data[conflict.theirs.key] : undefined
    return value === undefined ? conflict : { ...conflict, mine: value }
  })
  const isHeld = (key: string) =>
    conflicts.some((conflict) => conflict.id === id && conflict.theirs.key === key)
  const free = pick(change, (key) => !isHeld(key))
  if (isEmpty(free)) return { conflicts }
  const isReplaced = (edit: RefusedEdit) => edit.id === id && edit.key in data
  const [again, incomplete] = partition(unsaved.incomplete, (update) => update.id === id)
  return {
    conflicts,
    incomplete,
    waiting: [...again, ...unsaved.waiting, free].reduce(
      withUpdate,
      updatesOf(unsaved.refused.filter(isReplaced)),
    ),
    refused: unsaved.refused.filter((edit) => !isReplaced(edit)),
  }
}

/** A save that got no answer may have been made: its values wait again, beneath what was typed since. */
export function afterSilence({ waiting, inFlight }: Unsaved): Partial<Unsaved> {
  if (!inFlight) return {}
  const base = Object.entries(inFlight.base).map(([key, values]) => {
    const [first, ...since] = [...values, inFlight.data[key] ?? null]
    return [key, [first ?? null, ...since.slice(1 - valuesPerBase)]] as const
  })
  const doubtful = { ...inFlight, base: Object.fromEntries(base) }
  return { inFlight: null, waiting: waiting.reduce(withUpdate, [doubtful]) }
}

/** What was typed since a save takes the place of what was saved. */
export function afterSave({ waiting, inFlight }: Unsaved): Partial<Unsaved> {
  if (!inFlight) return {}
  const saved = Object.entries(inFlight.data)
  return {
    inFlight: null,
    waiting: waiting.map((update) =>
      update.id === inFlight.id
        ? {
            ...update,
            base: {
              ...update.base,
              ...Object.fromEntries(
                saved.flatMap(([key, value]) => (key in update.data ? [[key, [value]]] : [])),
              ),
            },
          }
        : update,
    ),
  }
}

/** Keys that somebody else changed wait for the user's choice; the others of the same save are sent again. */
export function afterConflict(
  { waiting, inFlight, conflicts }: Unsaved,
  found: readonly RivalValue[],
): Partial<Unsaved> {
  if (!inFlight) return {}
  const { ideaId, id } = inFlight
  const all = waiting.reduce(withUpdate, [inFlight])
  const own = all.find((update) => update.id === id) ?? inFlight
  const isFound = (key: string) => found.some((conflict) => conflict.key === key)
  const fresh = found.map((theirs) => ({
    ideaId,
    id,
    mine: own.data[theirs.key] ?? null,
    base: own.base[theirs.key] ?? [],
    theirs,
  }))
  return {
    inFlight: null,
    conflicts: [...conflicts, ...fresh],
    waiting: all
      .map((update) => (update === own ? pick(update, (key) => !isFound(key)) : update))
      .filter((update) => !isEmpty(update)),
  }
}

/** What the user chose of a key in conflict: their own value is sent to take the place of the other, or is let go. */
export function afterChoice(
  unsaved: Unsaved,
  choice: { readonly id: string; readonly key: string; readonly takes: 'mine' | 'theirs' },
): Partial<Unsaved> {
  const { conflicts } = unsaved
  const isMeant = ({ id, theirs }: UnsavedConflict) => id === choice.id && theirs.key === choice.key
  const chosen = conflicts.find(isMeant)
  if (!chosen) return {}
  const { ideaId, id, mine, theirs } = chosen
  const rest = conflicts.filter((conflict) => !isMeant(conflict))
  const [again, incomplete] = partition(unsaved.incomplete, (update) => update.id === id)
  const waiting = unsaved.waiting.reduce(withUpdate, again)
  if (choice.takes === 'theirs') return { conflicts: rest, incomplete, waiting }
  const update = { ideaId, id, data: { [theirs.key]: mine }, base: { [theirs.key]: [theirs.value] } }
  return { conflicts: rest, incomplete, waiting: withUpdate(waiting, update) }
}

/** Lets a draft go that was never saved, with all that waits of it. */
export function withoutDraft(unsaved: Unsaved, { id }: { readonly id: string }): Partial<Unsaved> {
  const isOther = (one: DraftSubject) => one.id !== id
  const { waiting, refused, conflicts, incomplete } = unsaved
  return {
    waiting: waiting.filter(isOther),
    refused: refused.filter(isOther),
    conflicts: conflicts.filter(isOther),
    incomplete: incomplete.filter(isOther),
  }
}

/** Adds stored edits: newer edits override them, and refused ones stay refused. */
export function withStored(unsaved: Unsaved, edits: readonly UnsavedEdit[]): Partial<Unsaved> {
  const known = new Set(unsavedEdits(unsaved).map(nameOf))
  const refused = edits.filter(isRefusedEdit).filter((edit) => !known.has(nameOf(edit)))
  const stored = updatesOf(edits.filter((edit) => !isRefusedEdit(edit)))
  const [again, incomplete] = partition(unsaved.incomplete, ({ id }) =>
    stored.some((update) => update.id === id),
  )
  return {
    incomplete,
    waiting: [...again, ...unsaved.waiting].reduce(withUpdate, stored),
    refused: [...unsaved.refused, ...refused],
  }
}

const nameOf = ({ id, key }: UnsavedEdit) => `${id} ${key}`
const isRefusedEdit = (edit: UnsavedEdit): edit is RefusedEdit => edit.refusal !== undefined

/** Every value that the server has not confirmed, one for each key of each draft: what is lost if nobody keeps it. */
export function unsavedEdits(unsaved: Unsaved): readonly UnsavedEdit[] {
  const { waiting = [] } = afterSilence(unsaved)
  const updates = unsaved.inFlight ? waiting : unsaved.waiting
  return [
    ...unsaved.refused,
    ...updates.flatMap(editsOf),
    ...unsaved.incomplete.flatMap(editsOf),
    ...unsaved.conflicts.map(({ ideaId, id, mine, base, theirs }) => ({
      ideaId,
      id,
      key: theirs.key,
      value: mine,
      base,
    })),
  ]
}
