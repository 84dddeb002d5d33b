import type { ImportRule } from '../tree/graph.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'
import { asNode, walkSyntax } from '../tree/syntax.ts'

const areaFile = 'packages/domain/src/areas.ts'
const layers = '^(packages/domain/src|packages/contract/src|server/src/areas|apps/web/src/wiring)'
const views = '^packages/views/src'
/** Folders whose subfolders are areas or rooms of screens, and what else each may contain. */
const screenRooms: Readonly<Record<string, readonly string[]>> = {
  'packages/views/src': [],
  'packages/design-system/src/modals': ['general'],
  'apps/web/src/screens': [],
  'apps/web/src/modals': ['tables'],
}

/** The area words of every floor, low to high, and the rooms that only screens have below and above them. */
export interface Areas {
  areas: readonly string[]
  roomsBelow: readonly string[]
  roomsAbove: readonly string[]
}

/** The area words, read from the lists in domain; throws if a list is missing. */
export function readAreas(files: readonly SourceFile[]): Areas {
  const source = files.find(({ path }) => path === areaFile)
  if (!source) throw new Error(`${areaFile} is missing: it holds the ordered list of areas`)
  const lists: string[][] = []
  for (const statement of source.body) {
    walkSyntax(statement, (node) => {
      if (node.type !== 'ArrayExpression' || !Array.isArray(node['elements'])) return
      lists.push(node['elements'].map((element) => String(asNode(element)?.['value'])))
    })
  }
  const [areas, roomsBelow = [], roomsAbove = []] = lists
  if (!areas || areas.length === 0) throw new Error(`${areaFile} holds no list of areas`)
  return { areas, roomsBelow, roomsAbove }
}

/** An area may import a lower area but never a higher one; domain's `core` is below all of them. */
export function areaRules({ areas, roomsBelow, roomsAbove }: Areas): ImportRule[] {
  const core = areaRule('core', '^packages/domain/src/core/', layers, areas)
  return [
    core,
    ...inOrder('area', layers, areas),
    ...inOrder('views of', views, [...roomsBelow, ...areas, ...roomsAbove]),
  ]
}

/** Folders of screens that aren't areas: a screen must be under the same word on every floor. */
export function unknownRooms(
  files: readonly SourceFile[],
  { areas, roomsBelow, roomsAbove }: Areas,
): Violation[] {
  const rooms = Object.entries(screenRooms).flatMap(([folder, more]) => {
    const known = [...areas, ...roomsBelow, ...roomsAbove, ...more]
    const inside = files.flatMap(({ path }) => {
      return path.startsWith(`${folder}/`)
        ? (path.slice(folder.length + 1).match(/^([^/]+)\//)?.[1] ?? [])
        : []
    })
    return [...new Set(inside)].filter((room) => !known.includes(room)).map((room) => `${folder}/${room}`)
  })
  return rooms.map((file) => ({
    rule: 'rooms by area',
    file,
    line: 0,
    found: 'is named after no area',
    reason: `its name is a word of ${areaFile}, so that a subject has one name on every floor`,
  }))
}

function inOrder(kind: string, within: string, ordered: readonly string[]): ImportRule[] {
  return ordered
    .slice(0, -1)
    .map((area, index) => areaRule(`${kind} ${area}`, `${within}/${area}/`, within, ordered.slice(index + 1)))
}

function areaRule(name: string, from: string, within: string, higher: readonly string[]): ImportRule {
  return {
    name,
    comment: `it may not know ${higher.join(', ')}: the areas in ${areaFile} are ordered`,
    from: { path: from },
    to: { path: `${within}/(${higher.join('|')})/` },
  }
}
