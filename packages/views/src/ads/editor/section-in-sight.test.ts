import { expect, it } from 'vitest'
import { sectionInSight } from './section-in-sight.ts'

const placed = [
  { section: 'content', top: -900 },
  { section: 'targeting', top: 100 },
  { section: 'budget', top: 460 },
] as const

it.each([
  ['the one that reaches from above to the line', 99, false, 'content'],
  ['one that has just got to the line', 100, false, 'targeting'],
  ['the last one at the end of the page', 99, true, 'budget'],
  ['the first one while all are below the line', -1_000, false, 'content'],
] as const)('finds %s', (_, line, isAtEnd, section) => {
  expect(sectionInSight(placed, line, isAtEnd)).toBe(section)
})

it('falls back to the first section of a page without any', () => {
  expect(sectionInSight([], 100, true)).toBe('content')
})
