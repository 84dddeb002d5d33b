import type { SourceFile } from '../tree/source-file.ts'
import { asNode, nameOf, walkSyntax } from '../tree/syntax.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { DeclaredName } from './declared-names.ts'

/** Calls that pass the result of one `xOf` directly to another, such as `namesOf(adsOf(brand))`. */
export function ofChains({ body }: Pick<SourceFile, 'body'>): DeclaredName[] {
  const chains: DeclaredName[] = []
  for (const statement of body) {
    walkSyntax(statement, (node) => {
      const outer = calledOf(node)
      const [argument] = Array.isArray(node['arguments']) ? node['arguments'] : []
      const inner = outer && calledOf(asNode(argument))
      if (inner) chains.push({ name: `${outer}(${inner}(…))`, start: node.start })
    })
  }
  return chains
}

function calledOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.type === 'CallExpression' ? nameOf(node['callee']) : undefined
  return name && name.endsWith('Of') ? name : undefined
}
