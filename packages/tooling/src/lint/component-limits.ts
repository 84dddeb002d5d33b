import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, nameOf, type SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const screens = ['apps/web/src/{screens,briefs}/**/*.tsx', 'apps/web/src/{screens,briefs}/**/use-*.ts']
const views = ['packages/views/src/**/*.tsx']
const types = ['apps/web/src/{screens,briefs,ads}/**/*.{ts,tsx}', 'packages/views/src/**/*.{ts,tsx}']
const others = ['**/*.{test,stories,fixtures}.{ts,tsx}']

/** What a reader takes in at once. Screens only join what others draw, so that even their files are short. */
export const componentLimits = {
  screenLines: 150,
  viewLines: 250,
  componentLines: 150,
  members: 15,
  regions: 4,
}

/**
 * Components and their props that have grown into several: a section reads and shows one subject, and what only travels
 * through a component belongs to the section that uses it.
 */
export function componentLimitViolations(files: readonly SourceFile[]): Violation[] {
  const own = files.filter(({ path }) => !matchesAny(path, others))
  const shapes = new Shapes(own.filter(({ path }) => matchesAny(path, types)))
  return own.flatMap((file) => [
    ...longFile(file, screens, componentLimits.screenLines),
    ...longFile(file, views, componentLimits.viewLines),
    ...(matchesAny(file.path, [...screens, ...views]) ? longComponents(file) : []),
    ...(matchesAny(file.path, types) ? wideTypes(file, shapes) : []),
  ])
}

function violation({ path }: SourceFile, line: number, found: string): Violation {
  return {
    rule: 'small components',
    file: path,
    line,
    found,
    reason: 'a section that connects itself is read, shown and tested alone; split it by subject',
  }
}

function longFile(file: SourceFile, where: readonly string[], limit: number): Violation[] {
  const lines = file.text.trimEnd().split('\n').length
  return matchesAny(file.path, where) && lines > limit
    ? [violation(file, 0, `has ${lines} lines, and may have ${limit}`)]
    : []
}

function longComponents(file: SourceFile): Violation[] {
  return file.body.map(declared).flatMap((node) => {
    const name = node.type === 'FunctionDeclaration' ? nameOf(node['id']) : undefined
    if (!name || !/^[A-Z]/.test(name)) return []
    const lines = file.lineAt(node.end) - file.lineAt(node.start) + 1
    const limit = componentLimits.componentLines
    const found = `${name} has ${lines} lines, and may have ${limit}`
    return lines > limit ? [violation(file, file.lineAt(node.start), found)] : []
  })
}

function wideTypes(file: SourceFile, shapes: Shapes): Violation[] {
  return namedTypes(file).flatMap(({ name, node }) =>
    shapes.variants(file, node).flatMap((members) => {
      const regions = [...members.values()].filter((type) => type === 'ReactNode').length
      const line = file.lineAt(node.start)
      return [
        ...(members.size > componentLimits.members
          ? [
              violation(
                file,
                line,
                `${name} has ${members.size} members, and may have ${componentLimits.members}`,
              ),
            ]
          : []),
        ...(regions > componentLimits.regions
          ? [violation(file, line, `${name} has ${regions} slots, and may have ${componentLimits.regions}`)]
          : []),
      ]
    }),
  )
}

interface NamedType {
  name: string
  /** An interface, or what a type alias stands for. */
  node: SyntaxNode
}

function namedTypes({ body }: SourceFile): NamedType[] {
  return body.map(declared).flatMap((node) => {
    const name = nameOf(node['id'])
    if (!name) return []
    if (node.type === 'TSInterfaceDeclaration') return [{ name, node }]
    const aliased = node.type === 'TSTypeAliasDeclaration' ? asNode(node['typeAnnotation']) : undefined
    return aliased ? [{ name, node: aliased }] : []
  })
}

function declared(node: SyntaxNode): SyntaxNode {
  return (node.type === 'ExportNamedDeclaration' && asNode(node['declaration'])) || node
}

/** Names of members with the names of their types, where they have one. */
type Members = ReadonlyMap<string, string | undefined>

/** The members of types, with those that they inherit from types of the checked files. */
class Shapes {
  readonly #files: readonly SourceFile[]

  constructor(files: readonly SourceFile[]) {
    this.#files = files
  }

  /** One set of members; of a union, one for each of its types. */
  variants(file: SourceFile, node: SyntaxNode): readonly Members[] {
    if (node.type !== 'TSUnionType') return [this.#members(file, node)]
    return (node['types'] as SyntaxNode[]).flatMap((type) => this.variants(file, type))
  }

  #members(file: SourceFile, node: SyntaxNode): Members {
    switch (node.type) {
      case 'TSInterfaceDeclaration': {
        const parents = node['extends'] as SyntaxNode[]
        const inherited = parents.map((parent) => this.#referred(file, parent, parent['expression']))
        return union([...inherited, ownMembers(asNode(node['body'])?.['body'])])
      }
      case 'TSTypeLiteral':
        return ownMembers(node['members'])
      case 'TSIntersectionType':
        return union((node['types'] as SyntaxNode[]).map((type) => this.#members(file, type)))
      case 'TSParenthesizedType':
        return this.#members(file, node['typeAnnotation'] as SyntaxNode)
      case 'TSTypeReference':
        return this.#referred(file, node, node['typeName'])
      default:
        return new Map()
    }
  }

  #referred(file: SourceFile, node: SyntaxNode, nameNode: unknown): Members {
    const name = nameOf(nameNode) ?? ''
    const [of, keys] = (asNode(node['typeArguments'])?.['params'] ?? []) as SyntaxNode[]
    if (name === 'Pick') return new Map(literals(keys).map((key) => [key, undefined]))
    if (['Partial', 'Required', 'Readonly'].includes(name) && of) return this.#members(file, of)
    if (name === 'Omit' && of) {
      const left = literals(keys)
      return new Map([...this.#members(file, of)].filter(([key]) => !left.includes(key)))
    }
    const place = this.#find(file, name)
    return place ? this.#members(place.file, place.node) : new Map()
  }

  /** Declared in the file, or else by this name in one other. */
  #find(file: SourceFile, name: string): { file: SourceFile; node: SyntaxNode } | undefined {
    const own = namedTypes(file).find((type) => type.name === name)
    if (own) return { file, node: own.node }
    for (const other of this.#files) {
      const found = namedTypes(other).find((type) => type.name === name)
      if (found) return { file: other, node: found.node }
    }
    return undefined
  }
}

function union(parts: readonly Members[]): Members {
  return new Map(parts.flatMap((part) => [...part]))
}

function ownMembers(members: unknown): Members {
  return new Map(
    ((members ?? []) as SyntaxNode[]).flatMap((member) => {
      const key = asNode(member['key'])
      const name = nameOf(key) ?? (key?.type === 'Literal' ? String(key['value']) : undefined)
      const type = asNode(asNode(member['typeAnnotation'])?.['typeAnnotation'])
      return name ? [[name, nameOf(type?.['typeName'])] as const] : []
    }),
  )
}

/** The keys in `'a' | 'b'`. */
function literals(node: SyntaxNode | undefined): string[] {
  const parts = node?.type === 'TSUnionType' ? (node['types'] as SyntaxNode[]) : node ? [node] : []
  return parts.flatMap((part) => {
    const value = asNode(part['literal'])?.['value']
    return typeof value === 'string' ? [value] : []
  })
}
