import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AdCounts, figureIn } from './ad-counts.rules.ts'
import { type CountedRow, listTotals } from './list-totals.rules.ts'

const counts: AdCounts = {
  impressions: 1_000,
  clicks: 20,
  results: 4,
  spend: 900,
  conversions: 4,
  revenue: 5_000,
  countedSpend: 900,
}
const row = (changed: Partial<AdCounts> = {}): CountedRow => ({
  currency: 'EUR',
  counts: { ...counts, ...changed },
  before: null,
})

it('computes rates from the sums, not from the rates of the rows (PRF-01)', () => {
  const totals = listTotals([row(), row({ impressions: 9_000, clicks: 30, spend: 1_600 })])
  expect(totals?.counts).toMatchObject({ impressions: 10_000, clicks: 50, spend: 2_500 })
  expect(totals && figureIn(totals.counts, 'clickRate')).toBe(0.5)
  expect(totals && figureIn(totals.counts, 'costPerClick')).toBe(50)
})

it('leaves out drafts and rows in another currency', () => {
  const draft: CountedRow = { currency: 'EUR', counts: null, before: null }
  const dollars: CountedRow = { ...row(), currency: 'USD' }
  expect(listTotals([draft])).toBeNull()
  expect(listTotals([dollars, row(), draft, row()])).toMatchObject({
    currency: 'EUR',
    counts: { clicks: 40 },
    numOthers: 1,
  })
})

it('has no conversions if no row counts them, and compares only with rows of before', () => {
  const uncounted = { conversions: null, revenue: null, countedSpend: 0 }
  expect(listTotals([row(uncounted), row(uncounted)])?.counts).toMatchObject({
    conversions: null,
    revenue: null,
  })
  expect(listTotals([row(uncounted), row()])?.counts).toMatchObject({ conversions: 4, revenue: 5_000 })
  expect(listTotals([row()])?.before).toBeNull()
  expect(listTotals([row(), { ...row(), before: counts }])?.before?.clicks).toBe(20)
})

it('does not depend on the order of the rows', () => {
  const amount = fc.nat(1_000_000)
  const one = fc.record({
    impressions: amount,
    clicks: amount,
    results: amount,
    spend: amount,
    conversions: fc.option(amount),
    revenue: fc.option(amount),
    countedSpend: amount,
  })
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), (all) => {
      const rows = all.map((each) => row(each))
      expect(listTotals(rows)).toEqual(listTotals(rows.toReversed()))
    }),
  )
})
