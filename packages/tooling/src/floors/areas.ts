import type { ImportRule } from '../tree/graph.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, walkSyntax } from '../tree/syntax.ts'

const areaFile = 'packages/domain/src/areas.ts'
const layers = '^(packages/domain/src|packages/contract/src|server/src/areas|apps/web/src/wiring)'

/** The ordered area words, read from the list in domain; throws when the list is not where it should be. */
export function readAreas(files: readonly SourceFile[]): string[] {
  const source = files.find(({ path }) => path === areaFile)
  if (!source) throw new Error(`${areaFile} is missing: it holds the ordered list of areas`)
  const lists: string[][] = []
  for (const statement of source.body) {
    walkSyntax(statement, (node) => {
      if (node.type !== 'ArrayExpression' || !Array.isArray(node['elements'])) return
      lists.push(node['elements'].map((element) => String(asNode(element)?.['value'])))
    })
  }
  const [areas] = lists
  if (!areas || areas.length === 0) throw new Error(`${areaFile} holds no list of areas`)
  return areas
}

/** An area may import a lower area, never a higher one; domain's `core` lies below all of them. */
export function areaRules(areas: readonly string[]): ImportRule[] {
  const core = areaRule('core', '^packages/domain/src/core/', areas)
  const rest = areas.slice(0, -1).map((area, index) => {
    return areaRule(`area ${area}`, `${layers}/${area}/`, areas.slice(index + 1))
  })
  return [core, ...rest]
}

function areaRule(name: string, from: string, higher: readonly string[]): ImportRule {
  return {
    name,
    comment: `it may not know ${higher.join(', ')}: the areas in ${areaFile} are ordered`,
    from: { path: from },
    to: { path: `${layers}/(${higher.join('|')})/` },
  }
}
