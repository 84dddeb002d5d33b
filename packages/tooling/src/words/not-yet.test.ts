import { expect, test } from 'vitest'
import type { Finding } from './find-refused.ts'
import { areaOf, compareCounts, countFindings, lowerCounts } from './not-yet.ts'
import type { Counts } from './not-yet.ts'
import type { RefusedWord } from './refused-words.ts'

const tell: RefusedWord = { refused: 'tell', write: 'notify', reason: 'it is unclear' }
const look: RefusedWord = { refused: 'look', write: 'poll', reason: 'it is unclear' }
const words = [tell, look]

const at = (file: string, word = tell): Finding => ({ word, file, line: 3, found: 'toldOnce' })

function compare(findings: Finding[], known: Counts): string[] {
  return compareCounts(findings, words, known).map(
    ({ rule, file, line, found, reason }) => `${rule}: ${reason} @ ${file}:${line} ${found}`,
  )
}

test('an area is at most four folders deep', () => {
  expect(areaOf('server/src/areas/ads/deep/a.ts')).toBe('server/src/areas/ads')
  expect(areaOf('e2e/a.ts')).toBe('e2e')
  expect(areaOf('a.ts')).toBe('.')
})

test('counts by word and area, each in order', () => {
  const findings = [at('server/a.ts'), at('e2e/a.ts'), at('server/b.ts')]
  expect(JSON.stringify(countFindings(findings, words))).toBe('{"tell":{"e2e":1,"server":2},"look":{}}')
})

test('what is known is no violation', () => {
  expect(compare([at('e2e/a.ts'), at('e2e/b.ts')], { tell: { e2e: 2 }, look: {} })).toEqual([])
})

test('a new word is named with its place, the better word and the reason', () => {
  expect(compare([at('e2e/a.ts')], { tell: {}, look: {} })).toEqual([
    'refused word "tell": write notify: it is unclear @ e2e/a.ts:3 toldOnce',
  ])
})

test('one more than is known names all in its area', () => {
  const known = { tell: { e2e: 1, server: 1 }, look: {} }
  expect(compare([at('e2e/a.ts'), at('e2e/b.ts'), at('server/a.ts')], known)).toEqual([
    'refused word "tell": write notify: it is unclear @ e2e/a.ts:3 toldOnce  (1 of 2 in this area; 1 known)',
    'refused word "tell": write notify: it is unclear @ e2e/b.ts:3 toldOnce  (1 of 2 in this area; 1 known)',
  ])
})

test('fewer than are known, and rows without an entry, are stale', () => {
  const stale = (found: string) =>
    expect.stringMatching(new RegExp(`^counts of refused words: .*not-yet.json:0 ${found}$`))
  expect(compare([at('e2e/a.ts')], { tell: { e2e: 2, server: 1 }, look: {} })).toEqual([
    stale('tell in e2e: 2 known, 1 left'),
    stale('tell in server: 1 known, 0 left'),
  ])
  expect(compare([], { tell: {} })).toEqual([stale('look: has no entry')])
})

test('counts are lowered, moved and begun, never raised', () => {
  const findings = [at('e2e/a.ts')]
  expect(lowerCounts(findings, words, { tell: { e2e: 2 }, look: {} })).toEqual({ tell: { e2e: 1 }, look: {} })
  expect(lowerCounts(findings, words, { tell: { server: 1 }, look: {} })).toEqual({
    tell: { e2e: 1 },
    look: {},
  })
  expect(lowerCounts(findings, words, { look: {} })).toEqual({ tell: { e2e: 1 }, look: {} })
  expect(lowerCounts(findings, words)).toEqual({ tell: { e2e: 1 }, look: {} })
  expect(() => lowerCounts(findings, words, { tell: {}, look: {} })).toThrow('tell (0 known, 1 found)')
})
