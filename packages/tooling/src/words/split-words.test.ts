import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  ['lookAtAd', ['look', 'at', 'ad']],
  ['LOOK_AT_AD', ['look', 'at', 'ad']],
  ['look-at-ad', ['look', 'at', 'ad']],
  ['readURLTwice', ['read', 'url', 'twice']],
  ['_runId2', ['run', 'id']],
  ['Look at ads.', ['look', 'at', 'ads']],
])('%s is split into %j', (text, words) => {
  expect(splitWords(text).map((word) => word.text)).toEqual(words)
})

test('a new clause begins after a mark, not after the end of a line', () => {
  const clauses = (text: string) =>
    splitWords(text).map(({ text: word, startsClause }) => (startsClause ? '|' : '') + word)
  expect(clauses('take it\n * home, turn')).toEqual(['take', 'it', 'home', '|turn'])
  expect(clauses('.take')).toEqual(['|take'])
})

test('each word has its offset', () => {
  expect(splitWords('a takeTurn').map(({ start }) => start)).toEqual([0, 2, 6])
})
