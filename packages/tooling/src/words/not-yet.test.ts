import { expect, test } from 'vitest'
import type { Finding } from './find-refused.ts'
import { areaOf, compareCounts, countFindings, lowerCounts } from './not-yet.ts'
import type { Counts } from './not-yet.ts'
import type { RefusedWord } from './refused-word.ts'

const widget: RefusedWord = { refused: 'widget', write: 'notify', reason: 'it is unclear' }
const gizmo: RefusedWord = { refused: 'gizmo', write: 'poll', reason: 'it is unclear' }
const words = [widget, gizmo]

const at = (file: string, word = widget): Finding => ({ word, file, line: 3, found: 'widgetOnce' })

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
  expect(JSON.stringify(countFindings(findings, words))).toBe('{"widget":{"e2e":1,"server":2},"gizmo":{}}')
})

test('known words are no violation', () => {
  expect(compare([at('e2e/a.ts'), at('e2e/b.ts')], { widget: { e2e: 2 }, gizmo: {} })).toEqual([])
})

test('a new word is named with its place, the better word and the reason', () => {
  expect(compare([at('e2e/a.ts')], { widget: {}, gizmo: {} })).toEqual([
    'refused word "widget": write notify: it is unclear @ e2e/a.ts:3 widgetOnce',
  ])
})

test('one more than known reports all in its area', () => {
  const known = { widget: { e2e: 1, server: 1 }, gizmo: {} }
  expect(compare([at('e2e/a.ts'), at('e2e/b.ts'), at('server/a.ts')], known)).toEqual([
    'refused word "widget": write notify: it is unclear @ e2e/a.ts:3 widgetOnce  (1 of 2 in this area; 1 known)',
    'refused word "widget": write notify: it is unclear @ e2e/b.ts:3 widgetOnce  (1 of 2 in this area; 1 known)',
  ])
})

test('fewer than are known, and rows without an entry, are stale', () => {
  const stale = (found: string) =>
    expect.stringMatching(new RegExp(`^counts of refused words: .*not-yet.json:0 ${found}$`))
  expect(compare([at('e2e/a.ts')], { widget: { e2e: 2, server: 1 }, gizmo: {} })).toEqual([
    stale('widget in e2e: 2 known, 1 left'),
    stale('widget in server: 1 known, 0 left'),
  ])
  expect(compare([], { widget: {} })).toEqual([stale('gizmo: has no entry')])
})

test('counts are lowered, moved and started, never raised', () => {
  const findings = [at('e2e/a.ts')]
  expect(lowerCounts(findings, words, { widget: { e2e: 2 }, gizmo: {} })).toEqual({
    widget: { e2e: 1 },
    gizmo: {},
  })
  expect(lowerCounts(findings, words, { widget: { server: 1 }, gizmo: {} })).toEqual({
    widget: { e2e: 1 },
    gizmo: {},
  })
  expect(lowerCounts(findings, words, { gizmo: {} })).toEqual({ widget: { e2e: 1 }, gizmo: {} })
  expect(lowerCounts(findings, words)).toEqual({ widget: { e2e: 1 }, gizmo: {} })
  expect(() => lowerCounts(findings, words, { widget: {}, gizmo: {} })).toThrow('widget (0 known, 1 found)')
})
