import { array, assert, constantFrom, option, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { folderNames, safeFileName } from './creative-files.rules.ts'

it.each([
  ['Évening "lamps"/2', 'Évening  lamps  2'],
  ['Old lamp in, €20 off...', 'Old lamp in, €20 off'],
  ['../../etc', 'etc'],
  ['???', 'creative'],
  ['', 'creative'],
  [null, 'creative'],
])('names the files of %j %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

it('numbers equal names', () => {
  expect(folderNames(['Lamps', 'lamps', 'Lamps 2', 'Lamps', null, null])).toEqual([
    'Lamps',
    'lamps 2',
    'Lamps 2 2',
    'Lamps 3',
    'creative',
    'creative 2',
  ])
})

it('gives each a folder of its own that stays inside the archive', () => {
  const name = option(string({ unit: constantFrom('a', 'A', ' ', '.', '/', '2', '\u0000') }))
  assert(
    property(array(name, { maxLength: 20 }), (names) => {
      const folders = folderNames(names)
      expect(new Set(folders.map((one) => one.toLowerCase())).size).toBe(names.length)
      for (const folder of folders) expect(folder).toMatch(/^[^./\s][^/]*$/u)
    }),
  )
})
