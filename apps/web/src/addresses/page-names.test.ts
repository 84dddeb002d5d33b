import { expect, it } from 'vitest'
import { keepsScroll, pageNames, pathsOf } from './page-names.ts'
import { hasProgressBanner } from './page-paths.ts'

it.each([
  ['/0/statistics', '/0/statistics', true],
  ['/0/statistics', '/0/timeline', false],
  ['/0', '/0/statistics', false],
  ['/0', '/0', false],
])('a link from %s to %s keeps the place: %s (RTE-02)', (from, to, expected) => {
  expect(keepsScroll(from, to)).toBe(expected)
})

it('has the banner of a running generation on every page but one (BGP-01)', () => {
  const without = pageNames.filter((page) => !pathsOf(page).every(hasProgressBanner))
  expect(without).toEqual(['creative-mixer'])
  expect(hasProgressBanner('/0/creative-mixer/')).toBe(false)
  expect(hasProgressBanner('/0/creative-mixer-test')).toBe(true)
})
