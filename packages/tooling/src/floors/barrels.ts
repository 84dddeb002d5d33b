import type { SourceFile } from '../tree/source-file.ts'
import type { SyntaxNode } from '../tree/syntax.ts'
import type { Violation } from '../tree/violation.ts'

const reason = 'one import of a barrel loads everything it lists; import the file itself by its sub-path'

/** Files that only re-export, and `index` files in the packages. */
export function barrels(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, body }) => {
    const found = /^packages\/[^/]+\/src\/(?:.*\/)?index\.tsx?$/.test(path)
      ? 'is an index file'
      : body.some(isReExport) && body.every(isPassing)
        ? 'only re-exports'
        : undefined
    return found ? [{ rule: 'no barrels', file: path, line: 0, found, reason }] : []
  })
}

function isReExport({ type, source, declaration }: SyntaxNode): boolean {
  return type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && (!!source || !declaration))
}

function isPassing(node: SyntaxNode): boolean {
  return node.type === 'ImportDeclaration' || isReExport(node)
}
