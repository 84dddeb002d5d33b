import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billOf, commissionOn, settleLaunch, spendCapOf } from './ad-money.rules.ts'

// Calculated by hand, in cents: budget, VAT paid, spend, commission percent; commission, rest, VAT back, credit.
const settlements = [
  // OPN-40: paid 100, spend 40, commission 20 %.
  [10_000, 0, 4_000, 20, 800, 5_200, 0, 5_200],
  [10_000, 2_000, 4_000, 20, 800, 5_200, 1_040, 6_240],
  [10_000, 1_900, 4_000, 20, 800, 5_200, 988, 6_188],
  [10_000, 2_300, null, 20, 0, 10_000, 2_300, 12_300],
  [10_000, 2_300, 0, 20, 0, 10_000, 2_300, 12_300],
  [12_000, 0, 10_000, 20, 2_000, 0, 0, 0],
  [12_000, 2_280, 10_000, 20, 2_000, 0, 0, 0],
  [11_500, 0, 10_000, 15, 1_500, 0, 0, 0],
  [11_000, 0, 10_000, 10, 1_000, 0, 0, 0],
  [10_000, 0, 10_000, 0, 0, 0, 0, 0],
  [10_000, 0, 2_500, 0, 0, 7_500, 0, 7_500],
  [25_000, 5_250, 12_345, 15, 1_852, 10_803, 2_269, 13_072],
  [25_000, 5_250, 12_345, 10, 1_235, 11_420, 2_398, 13_818],
  [5_000, 1_050, 1, 20, 0, 4_999, 1_050, 6_049],
  [5_000, 1_050, 3, 20, 1, 4_996, 1_049, 6_045],
  [5_000, 950, 4_166, 20, 833, 1, 0, 1],
  [33_333, 6_333, 11_111, 15, 1_667, 20_555, 3_905, 24_460],
  [500, 40, 250, 10, 25, 225, 18, 243],
  // If a platform spent more than it was given, the rest of the budget is the limit.
  [10_000, 2_000, 9_000, 20, 1_000, 0, 0, 0],
  [10_000, 2_000, 11_000, 20, 0, 0, 0, 0],
] as const

describe('what a launch gives back (OPN-40)', () => {
  it.each(settlements)(
    'budget %i, VAT %i, spend %s at %i %%: commission %i, rest %i, VAT %i, credit %i',
    (budget, vat, spend, commissionPercent, commission, rest, vatBack, credit) => {
      expect(settleLaunch({ budget, vat, spend, commissionPercent })).toEqual({
        spend: Math.min(spend ?? 0, budget),
        commission,
        rest,
        vat: vatBack,
        credit,
      })
    },
  )

  it('divides the budget to the cent, whatever was spent', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 27 }),
        (...given) => {
          const [budget, spend, commissionPercent, vatPercent] = given
          const { vat } = billOf(budget, { commissionPercent, vatPercent }, 0, 'EUR')
          const settled = settleLaunch({ budget, vat, spend, commissionPercent })
          expect(settled.spend + settled.commission + settled.rest).toBe(budget)
          expect(settled.credit).toBeLessThanOrEqual(budget + vat)
          expect(Math.min(settled.commission, settled.rest, settled.vat)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('never spends so much that the commission finds no room', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 20 }),
        (budget, percent) => {
          const cap = spendCapOf(budget, percent)
          expect(cap + commissionOn(cap, percent)).toBeLessThanOrEqual(budget)
          expect(budget - cap - commissionOn(cap, percent)).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})

describe('the bill of an ad', () => {
  const rates = { commissionPercent: 20, vatPercent: 19 }

  it('names spend, commission and VAT before paying', () => {
    expect(billOf(12_000, rates, 0, 'EUR')).toEqual({
      budget: 12_000,
      adSpend: 10_000,
      commission: 2_000,
      vat: 2_280,
      total: 14_280,
      credit: 0,
      toPay: 14_280,
    })
  })

  // Calculated by hand, in cents: 949.81, 63.75, 404.51 and 0.08.
  it.each([
    [4_999, 19, 950],
    [250, 25.5, 64],
    [4_994, 8.1, 405],
    [1, 8.1, 0],
  ])('rounds the VAT on %i at %d %% to %i', (budget, vatPercent, vat) => {
    expect(billOf(budget, { commissionPercent: 20, vatPercent }, 0, 'EUR')).toMatchObject({
      vat,
      total: budget + vat,
    })
  })

  it.each([
    [5_000, 5_000, 9_280],
    [14_280, 14_280, 0],
    [99_999, 14_280, 0],
    [-5, 0, 14_280],
    // A card is charged at least 0.50, so some of the credit stays.
    [14_230, 14_230, 50],
    [14_231, 14_230, 50],
    [14_279, 14_230, 50],
  ])('pays with a credit of %i: %i of it, and %i beside it', (credit, used, toPay) => {
    expect(billOf(12_000, rates, credit, 'EUR')).toMatchObject({ credit: used, toPay, vat: 2_280 })
  })
})
