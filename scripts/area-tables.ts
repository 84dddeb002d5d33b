import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, objectKey } from '../packages/tooling/src/generators/names.ts'
import { readSourceFile, type SourceFile } from '../packages/tooling/src/tree/source-file.ts'
import { asNode, nameOf, type SyntaxNode } from '../packages/tooling/src/tree/syntax.ts'
import { command, type Page } from './page.ts'

const areas = 'server/src/areas'
const generated = 'generated'

interface Kind {
  readonly suffix: string
  /** What follows the area in the name of its table. */
  readonly table: string
  /** The type of the table that joins all areas, and the file that has it. */
  readonly type: string
  readonly from: string
  readonly entries: (file: SourceFile, stem: string) => Entry[]
}

/** A row of a table. */
interface Entry {
  readonly name: string
  /** What is imported from the file. */
  readonly exported: string
  readonly text: string
  /** The type of what the handler needs from higher areas. */
  readonly needs?: string
}

const kinds: readonly Kind[] = [
  { suffix: 'action', table: 'Handlers', type: 'Handlers', from: 'action/define', entries: handlerEntries },
  {
    suffix: 'stream',
    table: 'Streams',
    type: 'StreamHandlers',
    from: 'action/define-stream',
    entries: handlerEntries,
  },
  { suffix: 'job', table: 'Jobs', type: 'JobHandlers', from: 'queue/define', entries: handlerEntries },
  { suffix: 'mail', table: 'Mails', type: 'MailDefinitions', from: 'mails/define', entries: mailEntries },
]

interface Row extends Entry {
  readonly path: string
  readonly source: SourceFile
}

interface Table {
  readonly area: string
  readonly kind: Kind
  readonly rows: readonly Row[]
}

/**
 * For each area of the server, the tables of its calls, jobs and mails, which follow from the names of its files. Throws
 * if a file lacks the handler that its name says.
 */
export function areaTablePages(root: string): Page[] {
  const folders = readdirSync(join(root, areas), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== generated)
    .map(({ name }) => name)
  const tables = folders
    .toSorted()
    .flatMap((area) =>
      kinds
        .map((kind) => ({ area, kind, rows: readRows(root, area, kind) }))
        .filter(({ rows }) => rows.length > 0),
    )
  assertUnique(tables)
  return [...Map.groupBy(tables, ({ area }) => area)].map(([area, ofArea]) => ({
    path: `${areas}/${generated}/${area}.ts`,
    text: pageText(area, ofArea),
  }))
}

// Of two rows with one name, the compiler would see the last alone.
function assertUnique(tables: readonly Table[]): void {
  const found = new Map<string, string>()
  for (const { kind, rows } of tables) {
    for (const { name, source } of rows) {
      const key = `${kind.table} ${name}`
      const other = found.get(key)
      if (other) throw new Error(`${name} is in ${other} and in ${source.path}`)
      found.set(key, source.path)
    }
  }
}

function readRows(root: string, area: string, { suffix, entries }: Kind): Row[] {
  const folder = `${areas}/${area}`
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`.${suffix}.ts`))
    .flatMap((path) => {
      const source = readSourceFile(root, `${folder}/${path}`)
      const stem = path.slice(path.lastIndexOf('/') + 1, -`.${suffix}.ts`.length)
      return entries(source, stem).map((entry) => ({ ...entry, path: `../${area}/${path}`, source }))
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

// A call or job is its file's name, and exported in camel case: as a handler, or as a function of what only higher
// areas know.
function handlerEntries(file: SourceFile, stem: string): Entry[] {
  const exported = camelCase(stem)
  const declaration = exportsOf(file).get(exported)
  if (!declaration) throw new Error(`${file.path} does not export ${exported}`)
  const key = objectKey(stem)
  if (declaration.type !== 'FunctionDeclaration')
    return [{ name: stem, exported, text: key === exported ? key : `${key}: ${exported}` }]
  const needs = parameterType(declaration)
  if (!needs)
    throw new Error(`${file.path}: ${exported} takes more or less than one parameter of a named type`)
  return [{ name: stem, exported, text: `${key}: ${exported}(needs)`, needs }]
}

// `resetPasswordMail` is the mail `resetPassword`; `receiptMails` is a table of several.
function mailEntries(file: SourceFile): Entry[] {
  return [...exportsOf(file)].flatMap(([exported, { type }]) => {
    if (type !== 'VariableDeclarator') return []
    if (exported.endsWith('Mails')) return { name: exported, exported, text: `...${exported}` }
    const name = /^(\w+)Mail$/.exec(exported)?.[1]
    return name ? { name, exported, text: `${name}: ${exported}` } : []
  })
}

function exportsOf({ body }: SourceFile): ReadonlyMap<string, SyntaxNode> {
  const declared = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => asNode(node['declaration']) ?? [])
    .flatMap((node) => (node.type === 'VariableDeclaration' ? nodesOf(node['declarations']) : [node]))
  return new Map(declared.flatMap((node) => [[nameOf(node['id']) ?? '', node] as const]))
}

function parameterType(declaration: SyntaxNode): string | undefined {
  const [only, ...more] = nodesOf(declaration['params'])
  const annotation = asNode(asNode(only?.['typeAnnotation'])?.['typeAnnotation'])
  return more.length === 0 ? nameOf(annotation?.['typeName']) : undefined
}

function nodesOf(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.flatMap((value) => asNode(value) ?? []) : []
}

function pageText(area: string, tables: readonly Table[]): string {
  const imports = tables.flatMap(({ kind, rows }) => [
    `import type { ${kind.type} } from '../../${kind.from}.ts'`,
    ...rows.flatMap(({ needs, source }) => (needs ? [importOfType(needs, source)] : [])),
    ...importsOf(rows),
  ])
  return [
    `// Written by \`${command}\` from the names of the area's files.\n\n`,
    ...new Set(imports.map((line) => `${line}\n`)),
    ...tables.map(({ kind, rows }) => `\n${tableText(area, kind, rows)}`),
  ].join('')
}

function importsOf(rows: readonly Row[]): string[] {
  const rowsByPath = Map.groupBy(rows, ({ path }) => path)
  return [...rowsByPath].map(
    ([path, inFile]) => `import { ${inFile.map(({ exported }) => exported).join(', ')} } from '${path}'`,
  )
}

// Types of one area are imported from its own folder.
function importOfType(name: string, { path, body }: SourceFile): string {
  const found = body.find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      nodesOf(node['specifiers']).some((specifier) => nameOf(specifier['local']) === name),
  )
  const from = String(asNode(found?.['source'])?.['value'])
  const file = join(path.slice(0, path.lastIndexOf('/')), from)
  return `import type { ${name} } from '../${file.slice(areas.length + 1)}'`
}

function tableText(area: string, { table, type }: Kind, rows: readonly Row[]): string {
  const needs = [...new Set(rows.flatMap((row) => row.needs ?? []))]
  const object = `{\n${rows.map(({ text }) => `  ${text},\n`).join('')}}`
  const name = `export const ${camelCase(area)}${table}`
  if (needs.length === 0) return `${name} = ${object} satisfies Partial<${type}>\n`
  return `${name} = (needs: ${needs.join(' & ')}) => (${object} satisfies Partial<${type}>)\n`
}
