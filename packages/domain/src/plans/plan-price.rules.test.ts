import { expect, it } from 'vitest'
import { launchPriceFrom, periodPrice, pricesOf } from './plan-price.rules.ts'

it.each([
  ['free', 0, 0, 0],
  ['basic-2407', 29, 247.08, 20.59],
  ['grow-2407', 59, 502.68, 41.89],
  ['expand-2407', 99, 843.48, 70.29],
])(
  '%s costs %d a month, %d a year, %d a month of it (PLN-15, OPN-58)',
  (label, monthly, annual, annualPerMonth) => {
    expect(pricesOf(label)).toEqual({ monthly, annual, annualPerMonth })
    expect(periodPrice(label, true)).toBe(Math.round(annual * 100))
    expect(periodPrice(label, false)).toBe(monthly * 100)
  },
)

it('launches ads from 29 a month', () => {
  expect(launchPriceFrom).toBe(2900)
})
