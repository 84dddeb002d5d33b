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
const skippedPaths = new Set(['toolchain', '.storybook/public', 'e2e/results'])
const source = /\.(ts|tsx|mjs|js)$/

/** Every hand-written source file below the root, as sorted relative paths with forward slashes. */
export function sourceFiles(root: string): string[] {
  return walk(root, '').toSorted()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return isSkipped(entry.name, path) ? [] : walk(root, path)
    return source.test(entry.name) ? [path] : []
  })
}

function isSkipped(name: string, path: string): boolean {
  if (name.startsWith('.') && path !== '.storybook') return true
  return skippedNames.has(name) || skippedPaths.has(path)
}
