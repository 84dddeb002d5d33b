import { expect, it } from 'vitest'
import { planLabels } from './plan-catalogue.rules.ts'
import { isLifetimeDeal, isUpsold, periodPrice, pricesOf } from './plan-price.rules.ts'

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

it('knows deals for life by their codes (PLN-05, OPN-57)', () => {
  expect(['LTD', 'LTD-2024', 'ltd', 'friend-LTD', '', null].map((code) => isLifetimeDeal(code))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(isLifetimeDeal('APPSUMO-7', ['APPSUMO'])).toBe(true)
  expect(isLifetimeDeal('LTD-7', ['APPSUMO'])).toBe(false)
})

it('offers an upgrade to the smallest paid plan alone, and never to a deal for life (NAV-11)', () => {
  expect(planLabels.filter((label) => isUpsold(label, null))).toEqual(['basic-2407'])
  expect(isUpsold('basic-2407', 'LTD-1')).toBe(false)
})
