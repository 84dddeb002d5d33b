import type { SourceFile } from '../tree/source-file.ts'
import { asNode, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { CatalogueText } from './catalogue-texts.ts'

/** Properties with sentences or phrases; the others hold names of files and stories, selectors and keys. */
const prose = new Set(['purpose', 'when', 'text', 'note', 'does'])

/** What the docs of components say, for the checks that texts of the catalogue pass. */
export function componentDocsTexts(files: readonly SourceFile[]): CatalogueText[] {
  return files.filter(({ path }) => isDocs(path)).flatMap(textsIn)
}

function isDocs(path: string): boolean {
  return path.endsWith('.docs.ts') || path === 'packages/design-system/src/common-keys.ts'
}

function textsIn(file: SourceFile): CatalogueText[] {
  const found: CatalogueText[] = []
  const add = (key: string, node: SyntaxNode | undefined) => {
    if (node?.type !== 'Literal' || typeof node['value'] !== 'string') return
    found.push({ key, text: node['value'], file: file.path, line: file.lineAt(node.start) })
  }
  for (const statement of file.body) {
    walkSyntax(statement, (node) => {
      if (node.type !== 'Property') return
      const key = nameOf(node['key']) ?? ''
      const value = asNode(node['value'])
      if (prose.has(key)) add(key, value)
      if (key === 'wanted') for (const one of (value?.['elements'] as unknown[]) ?? []) add(key, asNode(one))
    })
  }
  return found
}
