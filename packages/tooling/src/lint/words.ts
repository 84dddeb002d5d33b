import { words } from '../lint-table.ts'
import type { WordRow } from '../lint-table.ts'
import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { memberOf, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

type Word = WordRow['word']

const globals = new Set(['globalThis', 'window', 'self'])
const streams = new Set(['EventSource', 'WebSocket', 'XMLHttpRequest'])

/** Globals used by a file that doesn't own them. */
export function wordViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, body, lineAt }) => {
    const forbidden = words.filter(({ owner }) => !matchesAny(path, owner))
    const found: Violation[] = []
    for (const statement of body) {
      walkSyntax(statement, (node) => {
        const used = wordIn(node)
        const row = used && forbidden.find(({ word }) => word === used.word)
        if (!row) return
        const rule = `owner of ${row.word}`
        found.push({ rule, file: path, line: lineAt(node.start), found: used.text, reason: row.reason })
      })
    }
    return found
  })
}

function wordIn(node: SyntaxNode): { word: Word; text: string } | undefined {
  const name = nameOf(node['callee'])
  const none = Array.isArray(node['arguments']) && node['arguments'].length === 0
  if (node.type === 'CallExpression' && name === 'fetch') return { word: 'fetch', text: 'fetch()' }
  if (node.type === 'CallExpression' && name === 'Date' && none) return { word: 'clock', text: 'Date()' }
  if (node.type === 'NewExpression' && name === 'Date' && none) return { word: 'clock', text: 'new Date()' }
  if (node.type === 'NewExpression' && name && streams.has(name))
    return { word: 'stream', text: `new ${name}` }
  const [object, property] = memberOf(node) ?? []
  if (object === 'Date' && property === 'now') return { word: 'clock', text: 'Date.now' }
  if (object === 'process' && property === 'env') return { word: 'process.env', text: 'process.env' }
  if (object === 'navigator' && property === 'sendBeacon') return { word: 'fetch', text: 'sendBeacon' }
  if (object && globals.has(object) && property === 'fetch') return { word: 'fetch', text: `${object}.fetch` }
  return undefined
}
