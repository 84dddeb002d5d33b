import { expect, it } from 'vitest'
import { chunkCircles } from './chunk-circles.ts'

const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, of]) => ({ fileName, imports: of }))

it('finds files that import each other, directly or by others', () => {
  expect(chunkCircles(files({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b']])
  expect(chunkCircles(files({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c']])
  expect(chunkCircles(files({ a: ['b', 'c'], b: ['a'], c: ['a'] }))).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})

it('lets several files import the same one', () => {
  expect(chunkCircles(files({ a: ['b', 'c'], b: ['c'], c: [], d: ['elsewhere'] }))).toEqual([])
})
