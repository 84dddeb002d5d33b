import type { SourceFile } from '../tree/source-file.ts'
import { asNode, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'

/** A test, a group of tests or a story, and its offsets in the text of its file. */
export interface NamedPart {
  name: string
  start: number
  end: number
}

const testFunctions = new Set(['describe', 'it', 'test'])
// These are inside a test rather than tests themselves.
const otherMethods = new Set(['step', 'skip', 'fixme', 'fail', 'slow'])

/** The tests, groups and stories of a file, outer ones first. */
export function namedParts({ path, text, body }: SourceFile): NamedPart[] {
  const parts: NamedPart[] = []
  for (const statement of body) {
    if (path.endsWith('.stories.tsx')) parts.push(...stories(statement))
    walkSyntax(statement, (node) => {
      const [title] = Array.isArray(node['arguments']) ? node['arguments'] : []
      const name = isTestCall(node) && titleIn(asNode(title), text)
      if (name) parts.push({ name, start: node.start, end: node.end })
    })
  }
  return parts
}

function stories(statement: SyntaxNode): NamedPart[] {
  const declarations = asNode(statement['declaration'])?.['declarations']
  if (statement.type !== 'ExportNamedDeclaration' || !Array.isArray(declarations)) return []
  const { start, end } = statement
  return declarations.flatMap((declaration) => {
    const name = nameOf(asNode(declaration)?.['id'])
    return name ? [{ name, start, end }] : []
  })
}

// Also `it.each(rows)('name')` and `describe.runIf(isLinux)('name')`, whose callee is a call itself.
function isTestCall({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression') return false
  let node = asNode(callee)
  while (node?.type === 'CallExpression' || node?.type === 'MemberExpression') {
    if (otherMethods.has(nameOf(node['property']) ?? '')) return false
    node = asNode(node['callee'] ?? node['object'])
  }
  return testFunctions.has(nameOf(node) ?? '')
}

// The source text: values in a template are only known at run time.
function titleIn(node: SyntaxNode | undefined, text: string): string | undefined {
  if (node?.type === 'TemplateLiteral') return text.slice(node.start + 1, node.end - 1)
  const value = node?.type === 'Literal' ? node['value'] : undefined
  return typeof value === 'string' ? value : undefined
}
