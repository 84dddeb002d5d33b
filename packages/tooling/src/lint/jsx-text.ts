import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const drawn = ['packages/{design-system,views}/src/**/*.tsx', 'apps/web/src/**/*.tsx']
const notShipped = ['**/*.{test,stories}.tsx']
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
])
const letter = /\p{L}/u

/**
 * Texts for users written in JSX instead of the catalogue: text, `{'text'}`, and attributes that screen
 * readers read.
 */
export function jsxTextViolations(files: readonly SourceFile[]): Violation[] {
  const checked = files.filter(({ path }) => matchesAny(path, drawn) && !matchesAny(path, notShipped))
  return checked.flatMap(({ path, body, lineAt }) => {
    const found: Violation[] = []
    for (const statement of body) {
      walkSyntax(statement, (node) => {
        for (const text of textsIn(node)) {
          if (!letter.test(text.value)) continue
          found.push({
            rule: 'texts come from the catalogue',
            file: path,
            line: lineAt(text.start),
            found: JSON.stringify(text.value.trim()),
            reason: 'users’ words live in packages/messages, so that every language can be complete',
          })
        }
      })
    }
    return found
  })
}

function textsIn(node: SyntaxNode): { value: string; start: number }[] {
  if (node.type === 'JSXText') return [{ value: String(node['value']), start: firstLetter(node) }]
  if (node.type === 'JSXAttribute') {
    const name = asNode(node['name'])?.['name']
    return typeof name === 'string' && spoken.has(name) ? literal(node['value']) : []
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  return (node['children'] as unknown[]).flatMap((child) => {
    const inner = asNode(child)
    return inner?.type === 'JSXExpressionContainer' ? literal(inner['expression']) : []
  })
}

function literal(value: unknown): { value: string; start: number }[] {
  const node = asNode(value)
  const inner = node?.type === 'JSXExpressionContainer' ? asNode(node['expression']) : node
  return inner?.type === 'Literal' && typeof inner['value'] === 'string'
    ? [{ value: inner['value'], start: inner.start }]
    : []
}

function firstLetter(node: SyntaxNode): number {
  return node.start + Math.max(0, String(node['value']).search(letter))
}
