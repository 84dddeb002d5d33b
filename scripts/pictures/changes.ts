import { type Manifest, goneEntries } from './manifest.ts'
import type { Shot, TakenPictures } from './taken.ts'

/** A picture that differs between the base commit and the working tree, or from the manifest. */
export interface Change {
  readonly name: string
  /** The hash at the base commit; null for a new picture. */
  readonly before: string | null
  /** The hash in the working tree; null for a picture that no story takes any more. */
  readonly after: string | null
  /** What took it; null for a picture that no story takes any more. */
  readonly shot: Shot | null
}

/** Every picture that a reviewer has to see, by name. */
export function changedPictures(base: Manifest, manifest: Manifest, taken: TakenPictures): Change[] {
  const shots = new Map(Object.entries(taken.shots))
  const changed = [...shots].filter(
    ([name, { hash }]) => base.get(name) !== hash || manifest.get(name) !== hash,
  )
  const gone = goneEntries(new Map([...base, ...manifest]), new Set(shots.keys()), taken.complete)
  return [
    ...changed.map(([name, shot]) => ({ name, before: base.get(name) ?? null, after: shot.hash, shot })),
    ...gone.map((name) => ({ name, before: base.get(name) ?? null, after: null, shot: null })),
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
