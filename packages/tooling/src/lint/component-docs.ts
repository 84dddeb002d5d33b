import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'

const components = ['packages/design-system/src/{primitives,patterns,previews,modals}/**/*.tsx']
const notComponents = ['**/*.{test,stories,fixtures}.tsx']

/**
 * Components of the design system without docs, unless the docs of another include them, and links in docs to
 * components without a page.
 */
export function componentDocsViolations(files: readonly SourceFile[]): Violation[] {
  const docs = files.filter(({ path }) => path.endsWith('.docs.ts'))
  const pages = new Set(docs.map(({ path }) => nameIn(path)))
  const included = new Set(docs.flatMap(({ text }) => includedIn(text)))
  const missing = files
    .filter(({ path }) => matchesAny(path, components) && !matchesAny(path, notComponents))
    .filter(({ path }) => !pages.has(nameIn(path)) && !included.has(nameIn(path)))
    .map(({ path }) => violation(path, 0, 'has no .docs.ts, and no other docs include it'))
  const broken = docs.flatMap(({ path, text, lineAt }) =>
    [...text.matchAll(/\buse: '([^']+)'/g)]
      .filter(([, name = '']) => !pages.has(name))
      .map(({ index, 1: name }) => violation(path, lineAt(index), `sends to ${name}, which has no page`)),
  )
  return [...missing, ...broken]
}

function violation(file: string, line: number, found: string): Violation {
  return {
    rule: 'a page for each component',
    file,
    line,
    found,
    reason: 'people find a component by its page: what it’s for, when not, its parts, states and keys',
  }
}

function nameIn(path: string): string {
  return /([\w-]+)\.(?:docs\.ts|tsx)$/.exec(path)?.[1] ?? path
}

function includedIn(text: string): string[] {
  const list = /\bincludes: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name)
}
