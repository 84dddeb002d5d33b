import { comparableName } from '../core/names.ts'

/** Something that people are interested in, with its field and group. An ad stores its name (ENT-26). */
export interface Interest {
  readonly name: string
  readonly path: readonly string[]
}

/** The interests stored in an ad, without duplicates. */
export function interestsOf(stored: readonly string[]): string[] {
  const names = stored.map((name) => name.trim())
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = comparableName(name)
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}
