import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AdCounts, figureColumns, figureIn } from './ad-counts.rules.ts'

const counts: AdCounts = {
  impressions: 3000,
  clicks: 40,
  results: 8,
  spend: 8000,
  conversions: 8,
  revenue: 20_000,
  countedSpend: 6000,
}

it.each([
  ['impressions', 3000],
  ['results', 8],
  ['spend', 8000],
  ['performance', 1000],
  ['clicks', 40],
  ['clickRate', 1.33],
  ['costPerClick', 200],
  ['conversions', 8],
  ['costPerConversion', 750],
  ['revenue', 20_000],
  ['roas', 3.33],
] as const)('reads %s as %d', (column, value) => {
  expect(figureIn(counts, column)).toBe(value)
})

it('is null where nothing counts or the divisor is zero (PRF-01)', () => {
  const uncounted = { ...counts, conversions: null, revenue: null, countedSpend: 0 }
  expect(figureIn(uncounted, 'conversions')).toBeNull()
  expect(figureIn(uncounted, 'costPerConversion')).toBeNull()
  expect(figureIn(uncounted, 'roas')).toBeNull()
  const unseen = { ...counts, impressions: 0, clicks: 0, results: 0, conversions: 0 }
  expect(figureIn(unseen, 'clickRate')).toBeNull()
  expect(figureIn(unseen, 'costPerClick')).toBeNull()
  expect(figureIn(unseen, 'performance')).toBeNull()
  expect(figureIn(unseen, 'costPerConversion')).toBeNull()
})

it('is never infinite, whatever was counted', () => {
  const count = fc.integer({ min: 0, max: 1e9 })
  const any = fc.record({
    impressions: count,
    clicks: count,
    results: count,
    spend: count,
    conversions: fc.option(count),
    revenue: fc.option(count),
    countedSpend: count,
  })
  fc.assert(
    fc.property(any, fc.constantFrom(...figureColumns), (some, column) => {
      const figure = figureIn(some, column)
      expect(figure === null || (Number.isFinite(figure) && figure >= 0)).toBe(true)
    }),
  )
})
