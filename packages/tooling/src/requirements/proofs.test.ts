import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { findProofs, isTestFile } from './proofs.ts'

function proofsIn(path: string, ...lines: string[]): string[] {
  const proofs = findProofs([parseSource(path, lines.join('\n'))])
  return proofs.map(({ number, file, names }) => [number, file, ...names].join(' > '))
}

test('names each test by its own title below those of its groups', () => {
  const found = proofsIn(
    'server/test/a.test.ts',
    "describe('pays (ABC-01)', () => {",
    "  it('once (ABC-02)', () => {})",
    "  it.each([['ABC-03', 1]])('a row of %s', () => {})",
    '  it.runIf(isLinux)(`is ${fast} (ABC-04)`, () => {})',
    '  // ABC-05: nothing is lost.',
    "  test('never twice', () => {})",
    "  test('in steps', async () => {",
    "    await test.step('first', () => expect(1).toBe(1)) // ABC-06",
    '  })',
    '})',
  )
  expect(found).toEqual([
    'ABC-01 > server/test/a.test.ts > pays (ABC-01)',
    'ABC-02 > server/test/a.test.ts > pays (ABC-01) > once (ABC-02)',
    'ABC-03 > server/test/a.test.ts > pays (ABC-01) > a row of %s',
    'ABC-04 > server/test/a.test.ts > pays (ABC-01) > is ${fast} (ABC-04)',
    'ABC-05 > server/test/a.test.ts > pays (ABC-01) > never twice',
    'ABC-06 > server/test/a.test.ts > pays (ABC-01) > in steps',
  ])
})

test('a comment above all tests applies to the file', () => {
  const found = proofsIn(
    'e2e/a.spec.ts',
    '/** Walks (ABC-01). */',
    "import { test } from './b.ts'",
    "test('a', f)",
  )
  expect(found).toEqual(['ABC-01 > e2e/a.spec.ts'])
})

test('a story is named as it is exported, by the comment above it or by the texts it tests', () => {
  const found = proofsIn(
    'stories/a.stories.tsx',
    '/** As an owner has it (ABC-01). */',
    '// Two comments.',
    'export const Full: Story = { play: () => expect(1).toBe(1) /* ABC-02 */ }',
  )
  expect(found).toEqual(['ABC-01 > stories/a.stories.tsx > Full', 'ABC-02 > stories/a.stories.tsx > Full'])
})

test('a test that names a rule several times is listed once', () => {
  const found = proofsIn('a.test.ts', "it('holds (ABC-01)', () => {", '  // ABC-01', '  expect(1)', '})')
  expect(found).toEqual(['ABC-01 > a.test.ts > holds (ABC-01)'])
})

test.each([
  ['server/test/a.test.ts', true],
  ['e2e/journeys/a.spec.ts', true],
  ['server/src/gateways/ai/ai.suite.ts', true],
  ['stories/a.stories.tsx', true],
  ['server/src/a.ts', false],
  ['e2e/support/aloft.ts', false],
])('%s has tests: %s', (path, expected) => {
  expect(isTestFile(path)).toBe(expected)
})
