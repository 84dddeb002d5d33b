import { dirname, join } from 'node:path/posix'
import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, memberOf, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'
import { layoutFor } from './layout-for.ts'

const scale = 'packages/design-system/src/theme/scale.ts'
const layoutProps = 'packages/design-system/src/primitives/layout-props.ts'
const styleFiles = ['packages/{design-system,views}/src/**/*.css.ts', 'apps/web/src/**/*.css.ts']
const plainAttribute = /^(?:className|key|id|role|tabIndex|(?:aria|data)-.+)$/

/** Styles that only lay out, and whose every element could be a Stack, Row, Cluster or Grid instead. */
export function layoutStyleViolations(files: readonly SourceFile[]): Violation[] {
  const gaps = new Set(declaredLiterals(files, scale, 'gaps').map(Number))
  const elements = new Set(declaredLiterals(files, layoutProps, 'LayoutElement').map(String))
  const uses = files.flatMap((file) => usesIn(file, elements))
  const usesByStyle = Map.groupBy(uses, ({ style }) => style)
  return files
    .filter(({ path }) => matchesAny(path, styleFiles))
    .flatMap((file) =>
      stylesIn(file).flatMap(({ name, properties, start }) => {
        const layout = layoutFor(properties, gaps)
        const places = usesByStyle.get(`${file.path} ${name}`) ?? []
        if (!layout || places.length === 0 || !places.every(({ isPlain }) => isPlain)) return []
        return {
          rule: 'layout by primitives',
          file: file.path,
          line: file.lineAt(start),
          found: `${name} only lays out, as ${layout} does`,
          reason:
            'Stack, Row, Cluster and Grid keep the gaps on one scale; a style is for what they cannot do',
        }
      }),
    )
}

/** The numbers or texts in the declaration of a constant or a type. */
function declaredLiterals(files: readonly SourceFile[], path: string, name: string): unknown[] {
  const found: unknown[] = []
  for (const statement of files.find((file) => file.path === path)?.body ?? []) {
    walkSyntax(statement, (node) => {
      if (nameOf(node['id']) !== name) return
      walkSyntax(node, (inner) => {
        if (inner.type === 'Literal') found.push(inner['value'])
      })
    })
  }
  return found
}

/** Exported styles of plain values that no other style in their file uses. */
function stylesIn({ body }: SourceFile): { name: string; properties: Map<string, unknown>; start: number }[] {
  const names: string[] = []
  // Properties, such as `top` or `vars.line`, are none of the file's own names.
  const properties = new Set<unknown>()
  for (const statement of body) {
    walkSyntax(statement, (node) => {
      if (node['computed'] !== true && node['shorthand'] !== true) {
        properties.add(node['key'])
        properties.add(node['property'])
      }
      const name = properties.has(node) ? undefined : nameOf(node)
      if (name !== undefined) names.push(name)
    })
  }
  return body.flatMap((statement) => {
    const declaration = asNode(statement['declaration'])
    const [declarator] = (declaration?.['declarations'] ?? []) as unknown[]
    const node = asNode(declarator)
    const call = asNode(node?.['init'])
    const name = nameOf(node?.['id'])
    if (!name || call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'style') return []
    const properties = plainProperties(asNode((call['arguments'] as unknown[])[0]))
    const isShared = names.filter((other) => other === name).length > 1
    return properties && !isShared ? [{ name, properties, start: statement.start }] : []
  })
}

/** Undefined if a value is anything but a number or a text. */
function plainProperties(object: SyntaxNode | undefined): Map<string, unknown> | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  const properties = object['properties'] as SyntaxNode[]
  if (!properties.every((property) => asNode(property['value'])?.type === 'Literal')) return undefined
  return new Map(
    properties.map((property) => [nameOf(property['key']) ?? '', asNode(property['value'])?.['value']]),
  )
}

interface StyleUse {
  /** Path of the style file and name of the style. */
  style: string
  /** Whether it is the only class of an element that needs nothing else a primitive does not take. */
  isPlain: boolean
}

function usesIn(file: SourceFile, elements: ReadonlySet<string>): StyleUse[] {
  const found: StyleUse[] = []
  const spaces = new Map<string, string>()
  for (const statement of file.body) {
    const specifier = asNode(statement['source'])?.['value']
    if (statement.type !== 'ImportDeclaration' || typeof specifier !== 'string') continue
    const path = styleFile(file.path, specifier)
    if (!path) continue
    for (const part of statement['specifiers'] as SyntaxNode[]) {
      const imported = nameOf(part['imported'])
      if (imported) found.push({ style: `${path} ${imported}`, isPlain: false })
      else spaces.set(nameOf(part['local']) ?? '', path)
    }
  }
  if (spaces.size === 0) return found
  const plain = new Set<unknown>()
  for (const statement of file.body) {
    walkSyntax(statement, (node) => {
      if (node.type === 'JSXOpeningElement') plain.add(onlyClass(node, elements))
      const [space = '', name] = memberOf(node) ?? []
      const path = spaces.get(space)
      if (path) found.push({ style: `${path} ${name}`, isPlain: plain.has(node) })
    })
  }
  return found
}

function styleFile(path: string, specifier: string): string | undefined {
  if (!/\.css(?:\.ts)?$/.test(specifier)) return undefined
  const whole = specifier.startsWith('.')
    ? join(dirname(path), specifier)
    : specifier.replace(/^@aloft\/([^/]+)/, 'packages/$1/src')
  return whole.endsWith('.ts') ? whole : `${whole}.ts`
}

/** The expression of its class if a primitive takes all other attributes. */
function onlyClass(element: SyntaxNode, elements: ReadonlySet<string>): unknown {
  const attributes = (element['attributes'] as SyntaxNode[]).map((attribute) => ({
    name: jsxName(attribute['name']),
    value: asNode(attribute['value']),
  }))
  const isPlain = attributes.every(({ name }) => plainAttribute.test(name))
  if (!isPlain || !elements.has(jsxName(element['name']))) return undefined
  return attributes.find(({ name }) => name === 'className')?.value?.['expression']
}

/** Empty for `a.b`, `a:b` and spread attributes. */
function jsxName(value: unknown): string {
  const name = asNode(value)?.['name']
  return typeof name === 'string' ? name : ''
}
