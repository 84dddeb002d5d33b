import type { EditRefusal } from '@aloft/domain/core/edit-refusal'
import type { Unsaved } from './unsaved.ts'
import { editsOf, isEmpty, pick, type RefusedEdit, updatesOf, withUpdate } from './drafts.ts'

/** What the server refused of a save. */
export interface Refused {
  readonly refusal: EditRefusal
  /** The keys it named; null if it refused all of them. */
  readonly keys: readonly string[] | null
}

/**
 * What was refused is set aside, until the user presses for another try, writes something else in its place or removes
 * it. The other values of the same save wait again, as do newer words of the same keys.
 */
export function afterRefusal(
  { waiting, inFlight, refused }: Unsaved,
  { refusal, keys }: Refused,
): Partial<Unsaved> {
  if (!inFlight) return {}
  const named = keys?.filter((key) => key in inFlight.data) ?? []
  const isNamed = (key: string) => named.length === 0 || named.includes(key)
  const since = waiting.find(({ id }) => id === inFlight.id)
  const isNewer = (key: string) => since !== undefined && key in since.data
  const aside = editsOf(pick(inFlight, (key) => isNamed(key) && !isNewer(key)))
  const again = pick(inFlight, (key) => !isNamed(key) || isNewer(key))
  return {
    inFlight: null,
    waiting: isEmpty(again) ? waiting : waiting.reduce(withUpdate, [again]),
    refused: [...refused, ...aside.map((edit): RefusedEdit => ({ ...edit, refusal }))],
  }
}

/** What was refused or incomplete waits again, beneath what was typed since. */
export function withSetAside({ waiting, refused, incomplete }: Unsaved): Partial<Unsaved> {
  return {
    waiting: [...incomplete, ...waiting].reduce(withUpdate, updatesOf(refused)),
    refused: [],
    incomplete: [],
  }
}

/** Lets a value go that was refused. */
export function withoutRefused(
  { refused }: Unsaved,
  { id, key }: { readonly id: string; readonly key: string },
): Partial<Unsaved> {
  return { refused: refused.filter((edit) => edit.id !== id || edit.key !== key) }
}
