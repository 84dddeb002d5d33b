import { comparableName } from '../core/names.ts'

/** Something that people care for, with the field and group it belongs to. An ad keeps its name (ENT-26). */
export interface Interest {
  readonly name: string
  readonly path: readonly string[]
}

/** The interests that a balloon keeps, each once; what is no text is left out. */
export function interestsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const names = value.flatMap((item: unknown) => (typeof item === 'string' ? item.trim() : []))
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = comparableName(name)
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}
