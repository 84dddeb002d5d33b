import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGraph } from './graph.ts'

test('throws if no module was read', async () => {
  await expect(readGraph(tmpdir(), [], [])).rejects.toThrow('read 0 modules of 0 files')
})

test('distinguishes what is loaded when the program runs, what is lazy and what is only a type', async () => {
  const root = mkdtempSync(join(tmpdir(), 'aloft-graph-'))
  const files = {
    'a.ts':
      "import type { B } from './b.ts'\nexport * from './c.ts'\nexport const d: B = await import('./d.ts')\n",
    'b.ts': 'export type B = unknown\n',
    'c.ts': 'export const c = 1\n',
    'd.ts': 'export const d = 1\n',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const { edges } = await readGraph(root, ['a.ts'], [])
  rmSync(root, { recursive: true })
  expect(edges.map(({ to, typeOnly, dynamic }) => ({ to, typeOnly, dynamic }))).toEqual([
    { to: 'b.ts', typeOnly: true, dynamic: false },
    { to: 'c.ts', typeOnly: false, dynamic: false },
    { to: 'd.ts', typeOnly: false, dynamic: true },
  ])
})
