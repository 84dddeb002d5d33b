import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skippedNames = new Set([
  'node_modules',
  'dist',
  'generated',
  'visual',
  'storybook-static',
  'demo-sites',
])
const skippedPaths = new Set(['pnpm-lock.yaml', 'toolchain', '.storybook/public', 'e2e/results'])
const source = /\.(ts|tsx|mjs|js)$/
const document = /\.(md|mdx|css|html|mjml|sql|yaml)$/

/** Every hand-written source file below the root, as sorted relative paths with forward slashes. */
export function sourceFiles(root: string): string[] {
  return walk(root, '', source).toSorted()
}

/** Every other hand-written text below the root, such as documents and style sheets, in the same form. */
export function documentFiles(root: string): string[] {
  return walk(root, '', document).toSorted()
}

function walk(root: string, folder: string, kind: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (isSkipped(entry.name, path)) return []
    if (entry.isDirectory()) return walk(root, path, kind)
    return kind.test(entry.name) ? [path] : []
  })
}

function isSkipped(name: string, path: string): boolean {
  if (name.startsWith('.') && path !== '.storybook') return true
  return skippedNames.has(name) || skippedPaths.has(path)
}
