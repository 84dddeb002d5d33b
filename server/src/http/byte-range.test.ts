import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['Bytes=10-19 ', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes=1e1-2e1', null],
  ['items=0-1', null],
  ['bytes=0-9999999999999999999999', null],
  ['', null],
])('%j of 100 bytes', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
