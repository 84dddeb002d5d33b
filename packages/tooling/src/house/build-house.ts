import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { places, tooling } from '../floors/floor-table.ts'

/** A small house in a temporary folder for tests. */
export interface Fixture {
  root: string
  remove: () => void
}

/**
 * Builds a house with every place of the floor table, all packages installed, three areas (account,
 * plans, reports) between the rooms frame and shell, the requirement ABC-01 and the given files (path from the root to text) in it.
 */
export function buildHouse(files: Record<string, string>): Fixture {
  const root = mkdtempSync(join(tmpdir(), 'aloft-house-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  mkdirSync(join(root, 'node_modules/@aloft'), { recursive: true })
  for (const { name, folder } of [...places, tooling]) {
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, type: 'module', exports: { './*': './src/*.ts' } }),
    )
    symlinkSync(join(root, folder), join(root, 'node_modules', name), 'dir')
  }
  write(
    'packages/domain/src/areas.ts',
    "export const areas = ['account', 'plans', 'reports'] as const\nexport const roomsBelow = ['frame'] as const\n" +
      "export const roomsAbove = ['shell'] as const\n",
  )
  write('docs/requirements.md', '## ABC - Subject\n\n| ABC-01 | Something must hold. |\n')
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, remove: () => rmSync(root, { recursive: true }) }
}
