import { expect, it } from 'vitest'
import { planLabels } from './plan-catalogue.rules.ts'
import { isLifetimeDeal, isUpsold } from './upsell.rules.ts'

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
