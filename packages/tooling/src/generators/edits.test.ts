import { describe, expect, test } from 'vitest'
import { addEntry, addImport, addName, addRow } from './edits.ts'

const entry = (key: string) => ({ key, text: `${key}: 1` })

describe('an entry', () => {
  test.each([
    ['a', 'const t = {\na: 1, b: 2, d: 3 } as const satisfies T'],
    ['c', 'const t = { b: 2,\nc: 1, d: 3 } as const satisfies T'],
    ['e', 'const t = { b: 2, d: 3,\ne: 1 } as const satisfies T'],
  ])('%s goes to its place', (key, expected) => {
    expect(addEntry('t', entry(key))('const t = { b: 2, d: 3 } as const satisfies T')).toBe(expected)
  })

  test('goes into an empty table', () => {
    expect(addEntry('t', entry('a'))('export const t: T = {}')).toBe('export const t: T = {\na: 1,}')
  })

  test('goes last if the table has an order of its own', () => {
    expect(addEntry('t', entry('a'), 'last')('const t = { z: 1, b: 2, }')).toBe(
      'const t = { z: 1, b: 2,\na: 1, }',
    )
  })

  test('leaves the comment of its neighbor where it is', () => {
    const text = 'const t = {\n  b: 2,\n  // About d.\n  d: 3,\n}'
    expect(addEntry('t', entry('c'))(text)).toBe('const t = {\n  b: 2,\nc: 1,\n  // About d.\n  d: 3,\n}')
  })

  test('sorts quoted keys, shorthands and spreads by their names', () => {
    const text = "const t = { 'b-c': x, d, ...f }"
    expect(addEntry('t', { key: 'e', text: '...e' })(text)).toBe("const t = { 'b-c': x, d,\n...e, ...f }")
  })

  test('is not added twice', () => {
    expect(() => addEntry('t', entry('b-c'))("const t = { 'b-c': 1 }")).toThrow('t has b-c already')
  })

  test('needs a table', () => {
    expect(() => addEntry('t', entry('a'))('const u = {}')).toThrow('there is no table called t')
  })
})

describe('a row', () => {
  test('goes to the end of its list', () => {
    expect(addRow('t', '3')('const t: readonly number[] = [1, 2]')).toBe(
      'const t: readonly number[] = [1, 2,\n3]',
    )
    expect(addRow('t', '3')('const t = []')).toBe('const t = [\n3,]')
    expect(() => addRow('t', '3')('const t = {}')).toThrow('there is no table called t')
  })
})

describe('a name', () => {
  const text = "const t = ['root', 'academy', 'list', 'upgrade', 'create/ad'] as const"

  test.each([
    ['ads', "'academy', 'ads',\n'list'"],
    ['aa', "['aa',\n'root'"],
    ['zz', "'create/ad',\n'zz']"],
  ])('%s goes to its place', (name, expected) => {
    expect(addName('t', name)(text)).toContain(expected)
  })

  test('that exists changes nothing', () => {
    expect(addName('t', 'list')(text)).toBe(text)
  })

  test('of a constant is spread', () => {
    expect(addName('t', 'b', '...b')('const t = [...a, ...c]')).toBe('const t = [...a, ...b,\n...c]')
  })
})

describe('an import', () => {
  const text =
    "import { b, d } from 'lib'\nimport { x } from '../x.ts'\nimport { z } from './z.ts'\nz(b, d, x)\n"

  test.each([
    ['c', 'lib', "import { b, c, d } from 'lib'"],
    ['e', 'lib', "import { b, d, e } from 'lib'"],
    ['k', 'kit', "import { k } from 'kit'\nimport { b, d }"],
    ['m', 'mob', "from 'lib'\nimport { m } from 'mob'\nimport { x }"],
    ['y', './y.ts', "'../x.ts'\nimport { y } from './y.ts'\nimport { z }"],
    ['zz', './zz.ts', "'./z.ts'\nimport { zz } from './zz.ts'\nz(b"],
  ])('of %s from %s', (name, from, expected) => {
    expect(addImport(name, from)(text)).toContain(expected)
  })

  test('that exists changes nothing', () => {
    expect(addImport('d', 'lib')(text)).toBe(text)
  })

  test('of a type does not join one of values', () => {
    expect(addImport('T', 'lib', 'type')(text)).toContain("import type { T } from 'lib'\nimport { x }")
  })

  test('is the first line of a file without imports', () => {
    expect(addImport('a', 'b')('a()\n')).toBe("import { a } from 'b'\n\na()\n")
  })
})
