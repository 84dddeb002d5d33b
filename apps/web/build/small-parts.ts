/** The modules of the app as the bundler knows them. */
export interface ModuleGraph {
  /** The modules that are loaded by themselves, such as screens and modals. */
  readonly starts: readonly string[]
  /** What a module imports, directly or not, itself included. */
  readonly neededBy: (id: string) => ReadonlySet<string>
  readonly bytesOf: (id: string) => number
}

/**
 * Those of some modules that several starts share in pieces of at most `mostBytes` of source. The bundler alone makes a
 * file of each set of modules with the same users, and such a small one costs more to ask for than to fetch in vain.
 */
export function smallParts(
  ids: ReadonlySet<string>,
  { starts, neededBy, bytesOf }: ModuleGraph,
  mostBytes: number,
): ReadonlySet<string> {
  const users = new Map<string, string[]>()
  for (const start of starts) {
    for (const id of neededBy(start)) {
      if (ids.has(id) && !starts.includes(id)) users.set(id, [...(users.get(id) ?? []), start])
    }
  }
  const shared = [...users.keys()].filter((id) => (users.get(id)?.length ?? 0) > 1)
  const pieces = Map.groupBy(shared, (id) => users.get(id)?.join(' ')).values()
  const small = pieces.filter((piece) => piece.reduce((sum, id) => sum + bytesOf(id), 0) <= mostBytes)
  return new Set([...small].flat())
}

/** Those of some modules that bring along each other and what `isThere` anyway, and nothing else. */
export function lightOnes(
  ids: ReadonlySet<string>,
  neededBy: ModuleGraph['neededBy'],
  isThere: (id: string) => boolean,
): ReadonlySet<string> {
  const light = new Set(ids)
  const isHeavy = (id: string) => [...neededBy(id)].some((needed) => !light.has(needed) && !isThere(needed))
  let heavy: string[]
  do {
    // One that is dropped may make those that need it heavy.
    heavy = [...light].filter(isHeavy)
    for (const id of heavy) light.delete(id)
  } while (heavy.length > 0)
  return light
}
