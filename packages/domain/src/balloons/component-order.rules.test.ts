import { expect, it } from 'vitest'
import { isComponentOrder, isSectionOrder } from './component-order.rules.ts'

it.each([
  [[], true],
  [[[]], true],
  [[['c1', 'c2'], ['c3']], true],
  [null, false],
  ['c1', false],
  [['c1'], false],
  [[[1]], false],
  [[['']], false],
  [[['c1/type']], false],
  [{ 0: ['c1'] }, false],
])('component order %j: %s', (value, isOrder) => {
  expect(isComponentOrder(value)).toBe(isOrder)
})

it.each([
  [{}, true],
  [{ c1: [], c2: ['s1', 's2'] }, true],
  [null, false],
  [[], false],
  ['c1', false],
  [{ c1: 's1' }, false],
  [{ c1: [1] }, false],
  [{ c1: ['s/1'] }, false],
  [{ 'c/1': ['s1'] }, false],
])('section order %j: %s', (value, isOrder) => {
  expect(isSectionOrder(value)).toBe(isOrder)
})
