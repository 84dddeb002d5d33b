import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, parseText } from './imports.ts'
import type { ImportFact } from './imports.ts'
import { lineFinder } from './line-finder.ts'
import type { SyntaxNode } from './syntax.ts'

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
  const parsed = parseText(path, text)
  const lineAt = lineFinder(text)
  const body = parsed.program.body as unknown as SyntaxNode[]
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
    imports: importsOf(parsed, text, lineAt).imports,
  }
}
