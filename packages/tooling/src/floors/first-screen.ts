import type { Edge } from '../tree/graph.ts'
import type { ImportViolation } from '../tree/violation.ts'

const entry = 'apps/web/src/main.tsx'

/** zod reached from the app's entry by static imports, with the way it got there. */
export function zodOnFirstScreen(edges: readonly Edge[]): ImportViolation[] {
  const loaded = Map.groupBy(
    edges.filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic),
    ({ from }) => from,
  )
  const cameBy = new Map<string, Edge | undefined>([[entry, undefined]])
  for (const file of cameBy.keys()) {
    for (const edge of loaded.get(file) ?? []) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
  }
  const zod = [...cameBy.keys()].find((path) => /(^|\/node_modules\/)zod(\/|$)/.test(path))
  const last = zod && cameBy.get(zod)
  if (!last) return []
  const way: string[] = []
  for (let edge: Edge | undefined = last; edge; edge = cameBy.get(edge.from)) way.unshift(edge.from)
  return [
    {
      rule: 'no zod on the first screen',
      file: last.from,
      specifier: last.specifier,
      found: `${way.join(' -> ')} -> zod`,
      reason:
        'the first screen loads without a schema library; import the type alone, or load the file lazily',
    },
  ]
}
