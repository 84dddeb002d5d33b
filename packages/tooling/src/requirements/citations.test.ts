import { expect, test } from 'vitest'
import { findCitations } from './citations.ts'

test.each([
  ['by itself (ABC-01).', ['01']],
  ['ABC-01, GPT-02 and ABC-007', ['01', '02', '007']],
  ['ABC-01, 02', ['01', '02']],
  ['ABC-01, 02 and 04.', ['01', '02', '04']],
  ['(ABC-01 or 03)', ['01', '03']],
  ['ABC-01 to ABC-04 hold', ['01', '02', '03', '04']],
  ['ABC-08 to 11, ABC-13', ['08', '09', '10', '11', '13']],
  ['ABC-01–03', ['01', '02', '03']],
  ['ABC-098 to 101', ['098', '099', '100', '101']],
  ['/**\n * ABC-01 to\n * ABC-03\n */', ['01', '02', '03']],
  ['// ABC-01,\n// 02\n', ['01', '02']],
  ['ABC-01 to GPT-03', ['01', '03']],
  ['ABC-03 to ABC-01', ['03', '01']],
])('%j names %j', (text, tails) => {
  expect(findCitations(text).map(({ number }) => number.slice('ABC-'.length))).toEqual(tails)
})

test.each(['ABC-01, 20 texts', 'ABC-01, 20 %', 'ABC-01, 17.50', 'ABC-01, 17,850 cents', 'ABC-01 to 2027'])(
  'an amount is not the number of a requirement: %j',
  (text) => {
    expect(findCitations(text).map(({ number }) => number)).toEqual(['ABC-01'])
  },
)

test.each(['abc-01', 'XABC-01', 'X-ABC-01', 'ABC-1a', 'ABC-2407', 'ABC 01', 'AB-01'])(
  '%j only looks similar',
  (text) => {
    expect(findCitations(text)).toEqual([])
  },
)

test('returns the offset of each citation', () => {
  expect(findCitations('see ABC-01, 02 to 04').map(({ offset }) => offset)).toEqual([4, 12, 18, 18])
})
