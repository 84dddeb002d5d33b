import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { places, tooling } from '../floors/floor-table.ts'
import type { Fixture } from './build-house.ts'

/** The repository this file belongs to. */
export const realRoot = join(import.meta.dirname, '../../../..')

/**
 * A copy of every package's sources, the scripts and the documents in a temporary folder or in `root`, for tests that
 * write into it. Libraries are linked to the installed ones; our packages resolve each other inside the copy.
 */
export function copyHouse(root = mkdtempSync(join(tmpdir(), 'aloft-copy-'))): Fixture {
  linkModules(root, '.')
  for (const path of ['README.md', 'docs', 'package.json', 'scripts']) {
    cpSync(join(realRoot, path), join(root, path), { recursive: true })
  }
  for (const { folder } of [...places, tooling].filter((place) => existsSync(join(realRoot, place.folder)))) {
    cpSync(join(realRoot, folder), join(root, folder), { recursive: true, filter: isSource })
    linkModules(root, folder)
  }
  return { root, remove: () => rmSync(root, { recursive: true }) }
}

function isSource(path: string): boolean {
  return !['node_modules', 'demo-sites', 'results', 'dist'].includes(basename(path))
}

function linkModules(root: string, folder: string): void {
  const installed = join(realRoot, folder, 'node_modules')
  const copy = join(root, folder, 'node_modules')
  if (!existsSync(installed)) return
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@aloft') symlinkSync(join(installed, name), join(copy, name))
  }
  const house = join(installed, '@aloft')
  if (!existsSync(house)) return
  mkdirSync(join(copy, '@aloft'))
  for (const name of readdirSync(house)) {
    const place = [...places, tooling].find((candidate) => candidate.name === `@aloft/${name}`)
    if (place) symlinkSync(join(root, place.folder), join(copy, '@aloft', name))
  }
}
