import { expect, it } from 'vitest'
import { failureMarkerList, failureOfMarker, markerOfFailure } from './ai-results.ts'

it.each([
  ['EXTRACT_FAIL', 'extractFail'],
  ['FAIL', 'failed'],
  ['<FAIL>', 'failed'],
  ['<UNSAFE>', 'unsafe'],
  ['<LIMIT_EXCEEDED>', 'limitExceeded'],
  ['NOT_BUSINESS', 'notBusiness'],
  ['fail', null],
  ['toString', null],
  [{ texts: [] }, null],
])('%j stands for %s', (result, failure) => {
  expect(failureOfMarker(result)).toBe(failure)
})

it('gives every reason a marker that is read back as that reason, or as plain failure', () => {
  expect(failureMarkerList).toHaveLength(6)
  expect(markerOfFailure('unsafe')).toBe('<UNSAFE>')
  expect(markerOfFailure('noSuggestions')).toBe('<FAIL>')
})
