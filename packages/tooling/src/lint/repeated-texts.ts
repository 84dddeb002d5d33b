import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import { asNode, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const catalogue = ['packages/messages/src/en/*.ts']
const shipped = [
  'apps/web/src/**',
  'server/src/**',
  'packages/{api-client,creative,design-system,machines,views}/src/**',
]
const quoting = [
  '**/*.{test,stories,docs,suite,scenarios,fixtures,examples}.{ts,tsx}',
  '**/test-support/**',
  'server/src/demo/**',
  // Migrations match texts as they were stored, whatever the catalogue has now.
  'server/src/db/migrations/**',
]

/** Sentences of the catalogue that code repeats, where a change of the catalogue would miss them (ERR-06). */
export function repeatedTextViolations(files: readonly SourceFile[]): Violation[] {
  const texts = new Set(
    files
      .filter(({ path }) => matchesAny(path, catalogue) && !matchesAny(path, quoting))
      .flatMap(textsOf)
      .map(({ value }) => value)
      .filter(isSentence),
  )
  return files
    .filter(({ path }) => matchesAny(path, shipped) && !matchesAny(path, quoting))
    .flatMap((file) =>
      textsOf(file)
        .filter(({ value }) => texts.has(value))
        .map(({ value, start }) => ({
          rule: 'texts come from the catalogue',
          file: file.path,
          line: file.lineAt(start),
          found: JSON.stringify(value),
          reason: 'packages/messages has this text already: use its key, or the two will differ one day',
        })),
    )
}

/** One or two words could just as well be a name. */
function isSentence(text: string): boolean {
  return text.split(' ').length >= 3
}

function textsOf({ body }: SourceFile): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = []
  for (const statement of body) {
    walkSyntax(statement, (node) => {
      const value = textIn(node)
      if (value !== undefined) found.push({ value, start: node.start })
    })
  }
  return found
}

function textIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const [only, ...others] = node['quasis'] as unknown[]
  const cooked = (asNode(only)?.['value'] as { cooked?: unknown } | undefined)?.cooked
  return others.length === 0 && typeof cooked === 'string' ? cooked : undefined
}
