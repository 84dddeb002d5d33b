import type { Change } from './changes.ts'
import type { Manifest } from './manifest.ts'

export type Verdict = 'accepted' | 'refused' | 'undecided'

export interface Review {
  readonly changes: readonly Change[]
  verdictOf: (change: Change) => Verdict
  /** Writes the new hashes of these pictures into the manifest. */
  accept: (names: readonly string[]) => void
  /** Writes the hashes of the base commit back. */
  refuse: (names: readonly string[]) => void
}

/** What is decided about each change. `save` gets the whole manifest each time, so that nothing is lost at an interruption. */
export function openReview(
  changes: readonly Change[],
  manifest: Manifest,
  save: (manifest: Manifest) => void,
): Review {
  const entries = new Map(manifest)
  const refused = new Set<string>()
  const named = (names: readonly string[]) => changes.filter(({ name }) => names.includes(name))
  const set = (name: string, hash: string | null) => {
    if (hash) entries.set(name, hash)
    else entries.delete(name)
  }
  return {
    changes,
    verdictOf: ({ name, after }) => {
      if (refused.has(name)) return 'refused'
      return (entries.get(name) ?? null) === after ? 'accepted' : 'undecided'
    },
    accept: (names) => {
      for (const { name, after } of named(names)) {
        refused.delete(name)
        set(name, after)
      }
      save(entries)
    },
    refuse: (names) => {
      for (const { name, before } of named(names)) {
        refused.add(name)
        set(name, before)
      }
      save(entries)
    },
  }
}
