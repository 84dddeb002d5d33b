import { posix } from 'node:path'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, memberOf, nameOf } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'

/** One text of the message catalogue and its place. */
export interface CatalogueText {
  /** With the form of a plural: `ads.count_one`. */
  key: string
  text: string
  file: string
  line: number
}

interface Value {
  node: SyntaxNode
  file: SourceFile
}

const catalogue = 'packages/messages/src/catalogue.ts'
const quotedList = 'packages/messages/src/verbatim.test.ts'

/** The English texts of the catalogue, read without running it; none if there is no catalogue. */
export function catalogueTexts(files: readonly SourceFile[]): CatalogueText[] {
  const find = finder(files)
  const root = find(catalogue, 'en')
  const byKey = new Map<string, CatalogueText>()
  if (root) visit(root, '')
  return [...byKey.values()]

  function visit({ node, file }: Value, key: string): void {
    const text = writtenText(node)
    if (text !== undefined) {
      byKey.set(key, { key, text, file: file.path, line: file.lineAt(node.start) })
    } else if (node.type === 'ObjectExpression') {
      for (const property of node['properties'] as SyntaxNode[]) {
        if (property.type === 'SpreadElement') visit(valueOf(property['argument'], file), key)
        else visit(valueOf(property['value'], file), key ? `${key}.${keyOf(property)}` : keyOf(property))
      }
    } else {
      throw new Error(
        `${file.path}:${file.lineAt(node.start)}: a text has to be written out, without expressions`,
      )
    }
  }

  function valueOf(value: unknown, file: SourceFile): Value {
    const node = asNode(value)
    const inner = asNode(node?.['expression'])
    if (inner) return valueOf(inner, file)
    const name = nameOf(node)
    const [object, property] = memberOf(node) ?? []
    const found = name
      ? find(file.path, name)
      : object && property
        ? memberIn(find(file.path, object), property)
        : node && { node, file }
    if (!found) throw new Error(`${file.path}: ${name ?? `${object}.${property}`} was not found`)
    return found
  }

  function memberIn(value: Value | undefined, name: string): Value | undefined {
    const object = value && valueOf(value.node, value.file)
    const property = (object?.node['properties'] as SyntaxNode[] | undefined)?.find(
      (one) => one.type === 'Property' && keyOf(one) === name,
    )
    return object && property && valueOf(property['value'], object.file)
  }
}

/** The texts that the specification fixes to the letter; some have more than one key. */
export function quotedTexts(files: readonly SourceFile[]): Set<string> {
  const rows = finder(files)(quotedList, 'quoted')?.node['elements'] as SyntaxNode[] | undefined
  const texts = rows?.map((row) => asNode((row['elements'] as unknown[])[2])?.['value'])
  return new Set(texts?.filter((text) => typeof text === 'string'))
}

/** Finds what a name of a file stands for, there or where it's imported from. */
function finder(files: readonly SourceFile[]): (path: string, name: string) => Value | undefined {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return function find(path, name) {
    const file = byPath.get(path)
    for (const statement of file?.body ?? []) {
      if (!file) break
      if (statement.type === 'ImportDeclaration') {
        const from = asNode(statement['source'])?.['value']
        const isImported = (statement['specifiers'] as SyntaxNode[]).some(
          ({ local }) => nameOf(local) === name,
        )
        if (isImported && typeof from === 'string') return find(posix.join(posix.dirname(path), from), name)
      }
      const declared = asNode(statement['declaration']) ?? statement
      if (declared.type !== 'VariableDeclaration') continue
      for (const { id, init } of declared['declarations'] as SyntaxNode[]) {
        const node = nameOf(id) === name ? withoutType(init) : undefined
        if (node) return { node, file }
      }
    }
    return undefined
  }
}

function withoutType(value: unknown): SyntaxNode | undefined {
  const node = asNode(value)
  return node?.type.startsWith('TS') ? withoutType(node['expression']) : node
}

function keyOf(property: SyntaxNode): string {
  return nameOf(property['key']) ?? String(asNode(property['key'])?.['value'])
}

/** A text in quotes, or in several lines between backticks. */
function writtenText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const [only, ...others] = node['quasis'] as { readonly value: { readonly cooked: string } }[]
  return others.length === 0 ? only?.value.cooked : undefined
}
