import { comparableName } from '../core/names.ts'

/** Something that people care for, with the field and group it belongs to. An ad keeps its name (ENT-26). */
export interface Interest {
  readonly name: string
  readonly path: readonly string[]
}

/** The interests that an ad keeps, each once. */
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
