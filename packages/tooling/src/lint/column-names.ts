import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const migrations = ['server/src/db/migrations/*.ts']
const checked = ['{server,bench,e2e}/**/*.ts']
const except = [
  ...migrations,
  // They list columns for SQL that is put together from the schema's own names.
  'server/src/demo/business/date-places.ts',
  'server/test/demo/business.test.ts',
  // Its subject is the names that SQL has.
  'server/test/db/column-names.test.ts',
  // Other programs have names of their own.
  'server/src/gateways/*/test-support/**',
]
const repositories = ['**/*.repo.ts']

const definition =
  /\b([a-z]+(?:_[a-z\d]+)+) (?:uuid|text|timestamptz|date|boolean|integer|int|bigint|jsonb|bytea|double|numeric)\b/g
const renaming = /\brename column \w+ to ([a-z\d]+(?:_[a-z\d]+)+)/g
const snakeCase = /^[a-z][a-z\d]*(?:_[a-z\d]+)+$/

/** Columns that code outside SQL calls by the names they have in SQL; the database's dialect knows them in camel case. */
export function columnNameViolations(files: readonly SourceFile[]): Violation[] {
  const columns = new Set(files.filter(({ path }) => matchesAny(path, migrations)).flatMap(columnsIn))
  const others = files.filter(({ path }) => matchesAny(path, checked) && !matchesAny(path, except))
  return others.flatMap(({ path, body, lineAt }) => {
    const found: Violation[] = []
    const isRefused = matchesAny(path, repositories)
      ? (name: string) => columns.has(name) || snakeCase.test(name)
      : (name: string) => columns.has(name)
    const visit = (node: SyntaxNode) => {
      const column = namedColumn(node, isRefused, columns)
      if (column === undefined) return
      found.push({
        rule: 'columns in camel case',
        file: path,
        line: lineAt(node.start),
        found: column,
        reason:
          'rows and queries say `ownerId` for the column `owner_id`, so that nobody maps one to the other; SQL stands in backticks',
      })
    }
    for (const statement of body) walkSyntax(statement, visit)
    return found
  })
}

function columnsIn({ text }: SourceFile): string[] {
  return [definition, renaming].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
  )
}

/** An identifier that is refused, or a text that is nothing but a column, as query builders and types take it. */
function namedColumn(
  node: SyntaxNode,
  isRefused: (name: string) => boolean,
  columns: ReadonlySet<string>,
): string | undefined {
  const name = nameOf(node)
  if (name !== undefined) return isRefused(name) ? name : undefined
  const value = node.type === 'Literal' ? node['value'] : undefined
  if (typeof value !== 'string') return undefined
  const [, column = ''] = /^(?:\w+\.)?(\w+)$/.exec(value) ?? []
  return columns.has(column) ? value : undefined
}
