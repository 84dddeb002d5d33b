import { expect, test } from 'vitest'
import { parseSource } from './source-file.ts'

test('finds every way to import, with its line', () => {
  const lines = [
    "import type { A } from './a.ts'",
    "import { type B, c } from './b.ts'",
    "export * from './d.ts'",
    "export type { E } from './e.ts'",
    "const f = import('./f.ts')",
    'const g = import(`./${f}.ts`)',
    "import './h.css'",
    "import type from './i.ts'",
  ]
  const { imports } = parseSource('e2e/x.ts', lines.join('\n'))
  const found = imports.map(({ specifier, line, typeOnly, dynamic }) => [specifier, line, typeOnly, dynamic])
  expect(found).toEqual([
    ['./a.ts', 1, true, false],
    ['./b.ts', 2, false, false],
    ['./h.css', 7, false, false],
    ['./i.ts', 8, false, false],
    ['./d.ts', 3, false, false],
    ['./e.ts', 4, true, false],
    ['./f.ts', 5, false, true],
  ])
})

test('names the file that cannot be parsed', () => {
  expect(() => parseSource('e2e/x.ts', 'const = 1')).toThrow('e2e/x.ts cannot be parsed')
})
