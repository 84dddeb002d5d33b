import { expect, it } from 'vitest'
import { formatAgeRange } from './age-range.ts'

it.each([
  [18, 30, '18-30'],
  [18, null, '18 and up'],
  [null, 30, 'up to 30'],
  [null, null, ''],
  [0, 0, '0-0'],
])('%s to %s shows as %j', (minAge, maxAge, text) => {
  expect(formatAgeRange(minAge, maxAge)).toBe(text)
})
