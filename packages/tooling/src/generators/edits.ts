import { parseSource } from '../tree/source-file.ts'
import { asNode, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import { CannotGenerate } from './generator.ts'

/** One line of an object: its key (of a spread, the name that is spread) and its text without comma. */
export interface Entry {
  key: string
  text: string
}

interface Range {
  start: number
  end: number
}

/**
 * Puts an entry into the object of `const <table> = { … }`, or of the property `<table>: { … }`, before the first key that sorts after it, or at
 * the end. Throws CannotGenerate when the table is missing or has the key. Layout is left to the formatter.
 */
export function addEntry(table: string, entry: Entry, order: 'sorted' | 'last' = 'sorted') {
  return (text: string): string => {
    const object = findTable(text, table, 'ObjectExpression')
    const present = (object['properties'] as unknown[]).map(asNode).filter((node) => node !== undefined)
    const keys = present.map(keyOf)
    if (keys.includes(entry.key)) throw new CannotGenerate(`${table} has ${entry.key} already`)
    const next = order === 'sorted' ? keys.findIndex((key) => key > entry.key) : -1
    const before = present.at(next < 0 ? present.length - 1 : next - 1)
    if (next === 0 || !before) return insert(text, object.start + 1, `\n${entry.text},`)
    return insert(text, rangeOf(before).end, `,\n${entry.text}`)
  }
}

/**
 * The key under which an object has a constant: as the entry itself, or spread into the entry. Throws CannotGenerate if
 * it has none.
 */
export function keyOfEntry(text: string, table: string, constant: string): string {
  const entries = (findTable(text, table, 'ObjectExpression')['properties'] as unknown[]).map(asNode)
  const found = entries.find((entry) => {
    const value = asNode(entry?.['value'])
    const spread = ((value?.['properties'] as unknown[] | undefined) ?? []).map(asNode)
    return (
      nameOf(value) === constant ||
      spread.some((node) => node?.type === 'SpreadElement' && nameOf(node['argument']) === constant)
    )
  })
  if (!found) throw new CannotGenerate(`${table} has no entry for ${constant}`)
  return keyOf(found)
}

/** Puts a row at the end of the list `const <list> = [ … ]`. Throws CannotGenerate when the list is missing. */
export function addRow(list: string, row: string) {
  return (text: string): string => {
    const array = findTable(text, list, 'ArrayExpression')
    const last = (array['elements'] as unknown[]).map(asNode).findLast((node) => node !== undefined)
    return last ? insert(text, rangeOf(last).end, `,\n${row}`) : insert(text, array.start + 1, `\n${row},`)
  }
}

/**
 * Puts a name into a list of names, between the two that it sorts between, so that two additions seldom meet; the first
 * name of a list may be out of order. `text` is what's written, such as the spread of a constant.
 */
export function addName(list: string, name: string, text = `'${name}'`) {
  return (source: string): string => {
    const elements = findTable(source, list, 'ArrayExpression')['elements'] as unknown[]
    const nodes = elements.map(asNode).filter((node) => node !== undefined)
    const names = nodes.map((node) => (node.type === 'SpreadElement' ? keyOf(node) : String(node['value'])))
    if (names.includes(name)) return source
    const between = names.findIndex((next, index) => next > name && (names[index - 1] ?? next) < name)
    const place = between < 0 ? names.findIndex((next) => next > name) : between
    const next = nodes[place]
    return next ? insert(source, next.start, `${text},\n`) : addRow(list, text)(source)
  }
}

/** Imports a name; extends an existing import of the same file. */
export function addImport(name: string, from: string, kind: 'value' | 'type' = 'value') {
  return (text: string): string => {
    const imports = parseSource('edit.tsx', text).body.filter(({ type }) => type === 'ImportDeclaration')
    const same = imports.find((node) => sourceOf(node) === from && node['importKind'] === kind)
    const named = same && namesOf(same)
    if (named?.some(({ local }) => local === name)) return text
    if (named && named.length > 0) {
      const next = named.find(({ local }) => local > name)
      const last = named.at(-1)
      if (next) return insert(text, next.start, `${name}, `)
      if (last) return insert(text, last.end, `, ${name}`)
    }
    const line = `import ${kind === 'type' ? 'type ' : ''}{ ${name} } from '${from}'\n`
    const after = imports.find((node) => importOrder(sourceOf(node)) > importOrder(from))
    if (after) return insert(text, after.start, line)
    const last = imports.at(-1)
    return last ? insert(text, rangeOf(last).end, `\n${line.trimEnd()}`) : `${line}\n${text}`
  }
}

function findTable(text: string, table: string, kind: 'ObjectExpression' | 'ArrayExpression'): SyntaxNode {
  let found: SyntaxNode | undefined
  for (const statement of parseSource('edit.tsx', text).body) {
    walkSyntax(statement, (node) => {
      if (node.type === 'VariableDeclarator' && nameOf(node['id']) === table)
        found ??= literalIn(node['init'], kind)
      if (node.type === 'Property' && nameOf(node['key']) === table) found ??= literalIn(node['value'], kind)
    })
  }
  if (!found) throw new CannotGenerate(`there is no table called ${table} to add to`)
  return found
}

// The object of `{ … } as const satisfies T` without its assertions, or the argument of `z.strictObject({ …
// })`.
function literalIn(value: unknown, kind: string): SyntaxNode | undefined {
  const node = asNode(value)
  if (!node || node.type === kind) return node
  const [argument] = node.type === 'CallExpression' ? (node['arguments'] as unknown[]) : []
  return literalIn(argument ?? node['expression'], kind)
}

function keyOf(node: SyntaxNode): string {
  const key = asNode(node.type === 'SpreadElement' ? node['argument'] : node['key'])
  return nameOf(key) ?? String(key?.['value'])
}

function namesOf(declaration: SyntaxNode): ({ local: string } & Range)[] {
  return (declaration['specifiers'] as unknown[]).flatMap((value) => {
    const node = asNode(value)
    const local = nameOf(node?.['local'])
    return node?.type === 'ImportSpecifier' && local ? [{ local, ...rangeOf(node) }] : []
  })
}

// Packages first, then files of this package; each by name.
function importOrder(specifier: string): string {
  return `${specifier.startsWith('.') ? 1 : 0}${specifier}`
}

function sourceOf(node: SyntaxNode): string {
  return String(asNode(node['source'])?.['value'])
}

function rangeOf(node: SyntaxNode): Range {
  return { start: node.start, end: node.end }
}

function insert(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at)
}
