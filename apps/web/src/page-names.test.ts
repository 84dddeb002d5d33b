import { expect, it } from 'vitest'
import { keepsScroll } from './page-names.ts'

it.each([
  ['/0/statistics', '/0/statistics', true],
  ['/0/statistics', '/0/timeline', false],
  ['/0', '/0/statistics', false],
  ['/0', '/0', false],
])('a link from %s to %s keeps the place: %s (RTE-02)', (from, to, expected) => {
  expect(keepsScroll(from, to)).toBe(expected)
})
