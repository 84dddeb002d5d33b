import { expect, it } from 'vitest'
import { checkPath, pathsIn } from './path.rules.ts'

it.each([
  ['a-b_1', null],
  ['Lamps', null],
  ['a b', 'pathInvalid'],
  ['a/b', 'pathInvalid'],
  ['größe', 'pathInvalid'],
  [' lamps', 'pathInvalid'],
  ['winter', 'pathTaken'],
  ['WINTER', 'pathTaken'],
] as const)('a path %j: %s (FLV-15)', (path, failure) => {
  expect(checkPath(path, ['winter'])).toBe(failure)
})

it('finds the paths of components among the values of an ad', () => {
  const values = {
    'component/a/path': 'lamps',
    'component/b/path': '',
    'component/c/path': null,
    'component/a/url': 'https://nightjar.example',
    'component/a/sections/s/config/path': 'no',
  }
  expect(pathsIn(values)).toEqual([['component/a/path', 'lamps']])
})
