import type { Edge, ImportRule } from '../tree/graph.ts'
import type { ImportViolation } from '../tree/violation.ts'
import { allowedFor, outside, placeOf, places, tooling } from './floor-table.ts'
import type { Place } from './floor-table.ts'

const downOnly = 'code imports only lower floors; what must go up travels as an event, a callback or a name'

/** One rule per place: it may only import itself and the floors it's allowed. */
export function floorRules(): ImportRule[] {
  const all = [...places, tooling]
  return all.map((place) => {
    const allowed = allowedFor(place)
    const closed = all.filter((other) => other !== place && !allowed.includes(other.name))
    return {
      name: `floor of ${place.name}`,
      comment: `it may import ${listOf(allowed)}: ${downOnly}`,
      from: { path: `^${place.folder}/` },
      to: { path: [...closed.flatMap(pathsOf), ...outside.map((folder) => `^${escape(folder)}/`)] },
    }
  })
}

/** Imports that climb into another package by `../`: only its public sub-paths may be used. */
export function relativeCrossings(edges: readonly Edge[]): ImportViolation[] {
  return edges
    .filter(({ from, specifier, to }) => {
      const [here, there] = [placeOf(from), placeOf(to)]
      return specifier.startsWith('.') && here && there && here !== there
    })
    .map(({ from, specifier }) => ({
      rule: 'public sub-paths',
      file: from,
      specifier,
      found: `imports ${specifier}`,
      reason: 'another package is imported by its name and a path it exports, so that its inside stays free',
    }))
}

// The path if the package is installed, or the bare name if the resolver found nothing.
function pathsOf({ folder, name }: Place): string[] {
  return [`^${folder}/`, `^${name}(/|$)`]
}

function listOf(names: string[]): string {
  return names.length > 0 ? names.map((name) => name.replace('@aloft/', '')).join(', ') : 'no other package'
}

function escape(text: string): string {
  return text.replaceAll('.', '\\.')
}
