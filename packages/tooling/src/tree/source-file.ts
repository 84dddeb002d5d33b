import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { lineFinder } from './line-finder.ts'
import type { SyntaxNode } from './syntax.ts'

/** One import, re-export or `import()` with a constant name. */
export interface ImportFact {
  specifier: string
  line: number
  /** Removed when types are stripped: `import type` and `export type … from`. */
  typeOnly: boolean
  dynamic: boolean
}

/** A parsed source file. `path` is relative to the root. */
export interface SourceFile {
  path: string
  text: string
  body: SyntaxNode[]
  imports: ImportFact[]
  /** With the offsets of start and end in the text. */
  comments: { text: string; line: number; start: number; end: number }[]
  /** The line, counted from 1, of an offset in the text. */
  lineAt: (offset: number) => number
}

/** Reads and parses one file; `path` is relative to the root. Throws like `parseSource`. */
export function readSourceFile(root: string, path: string): SourceFile {
  return parseSource(path, readFileSync(join(root, path), 'utf8'))
}

/** Parses a text; throws with the path if it isn't valid TypeScript or JavaScript. */
export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text, { sourceType: 'module' })
  const [error] = parsed.errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  const lineAt = lineFinder(text)
  const body = parsed.program.body as unknown as SyntaxNode[]
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const reExports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ moduleRequest, isType }] : [])),
  )
  return {
    path,
    text,
    body,
    lineAt,
    comments: parsed.comments.map(({ value, start, end }) => ({
      text: value,
      line: lineAt(start),
      start,
      end,
    })),
    imports: [
      ...staticImports.map(({ moduleRequest: { value, start } }) => ({
        specifier: value,
        line: lineAt(start),
        typeOnly: typeImports(body).has(start),
        dynamic: false,
      })),
      ...reExports.map(({ moduleRequest: { value, start }, isType }) => ({
        specifier: value,
        line: lineAt(start),
        typeOnly: isType,
        dynamic: false,
      })),
      ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const specifier = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2]
        return specifier ? [{ specifier, line: lineAt(start), typeOnly: false, dynamic: true }] : []
      }),
    ],
  }
}

// The statement form `import type`; `import { type A }` still loads the module when it runs.
function typeImports(body: SyntaxNode[]): Set<number> {
  const types = body.filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind === 'type')
  return new Set(types.map(({ source }) => (source as SyntaxNode).start))
}
