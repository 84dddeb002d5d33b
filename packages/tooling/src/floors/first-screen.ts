import { matchesAny } from '../tree/glob.ts'
import type { Edge } from '../tree/graph.ts'
import type { ImportViolation } from '../tree/violation.ts'

interface LateLibrary {
  library: string
  rule: string
  /** Files whose static imports are followed. */
  from: readonly string[]
  reason: string
}

const chart = 'charts of machines are drawn on a development page, which is loaded when it is opened'

const lateLibraries: readonly LateLibrary[] = [
  {
    library: 'zod',
    rule: 'no zod on the first screen',
    from: ['apps/web/src/main.tsx'],
    reason: 'the first screen loads without a schema library; import the type alone, or load the file lazily',
  },
  ...['elkjs', '@xyflow/react'].map((library) => ({
    library,
    rule: `no ${library} on the first screen`,
    from: ['apps/web/src/main.tsx'],
    reason: chart,
  })),
  {
    library: 'fontkit',
    rule: 'no fontkit with a screen',
    from: ['apps/web/src/main.tsx', 'apps/web/src/screens/**'],
    reason: 'screens stand before fonts are read; import what draws creatives where it is needed, lazily',
  },
  {
    library: 'recharts',
    rule: 'no recharts with a screen',
    from: ['apps/web/src/main.tsx', 'apps/web/src/screens/**'],
    reason: 'a report stands before its chart is drawn; the chart is loaded by itself, lazily',
  },
]

/** Libraries that static imports load before the first screen, with the chain of imports. */
export function earlyLibraries(edges: readonly Edge[]): ImportViolation[] {
  const loaded = Map.groupBy(
    edges.filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic),
    ({ from }) => from,
  )
  return lateLibraries.flatMap((late) => reached(loaded, late) ?? [])
}

function reached(
  loaded: ReadonlyMap<string, readonly Edge[]>,
  { library, rule, from, reason }: LateLibrary,
): ImportViolation | null {
  const starts = [...loaded.keys()].filter((path) => matchesAny(path, from))
  const cameBy = new Map<string, Edge | undefined>(starts.map((path) => [path, undefined]))
  for (const file of cameBy.keys()) {
    for (const edge of loaded.get(file) ?? []) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
  }
  const place = new RegExp(`(^|/node_modules/)${library}(/|$)`)
  const found = [...cameBy.keys()].find((path) => place.test(path))
  const last = found && cameBy.get(found)
  if (!last) return null
  const way: string[] = []
  for (let edge: Edge | undefined = last; edge; edge = cameBy.get(edge.from)) way.unshift(edge.from)
  return {
    rule,
    file: last.from,
    specifier: last.specifier,
    found: `${way.join(' -> ')} -> ${library}`,
    reason,
  }
}
