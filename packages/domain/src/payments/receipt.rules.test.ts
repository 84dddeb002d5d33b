import { expect, it } from 'vitest'
import { receiptNumber, receiptYear } from './receipt.rules.ts'

it.each([
  [1, '2026-000001'],
  [123, '2026-000123'],
  [999_999, '2026-999999'],
  [1_000_000, '2026-1000000'],
])('writes the place %d of 2026 as %s', (place, number) => {
  expect(receiptNumber(2026, place)).toBe(number)
})

it('begins a new year in UTC', () => {
  expect(receiptYear(new Date('2026-12-31T23:59:59Z'))).toBe(2026)
  expect(receiptYear(new Date('2027-01-01T00:30:00+01:00'))).toBe(2026)
  expect(receiptYear(new Date('2027-01-01T00:00:00Z'))).toBe(2027)
})
