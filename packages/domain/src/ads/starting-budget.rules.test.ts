import { describe, expect, it } from 'vitest'
import { goals } from '../core/goals.ts'
import { tradeKinds } from '../facts/trade-kinds.rules.ts'
import { type AdReach, reachOf, suggestStartingBudget } from './starting-budget.rules.ts'

const reaches: readonly AdReach[] = ['town', 'region', 'country']

describe('the suggested starting budget (LCH-16)', () => {
  it.each([
    ['awareness', 'eating out', 'town', 50_00],
    ['awareness', null, 'town', 60_00],
    ['leads', 'home services', 'town', 130_00],
    ['sales', 'shops', 'region', 140_00],
    ['sales', 'software', 'country', 250_00],
  ] as const)('for %s, %s in a %s is %d', (goal, tradeKind, reach, budget) => {
    expect(suggestStartingBudget({ goal, tradeKind, reach, least: 0 })).toBe(budget)
  })

  it('is within €50 and €250 for every ad, in steps of €10', () => {
    for (const goal of goals)
      for (const tradeKind of [...tradeKinds, null])
        for (const reach of reaches)
          for (const least of [0, 150_00, 900_00]) {
            const budget = suggestStartingBudget({ goal, tradeKind, reach, least })
            expect(budget).toBeGreaterThanOrEqual(50_00)
            expect(budget).toBeLessThanOrEqual(250_00)
            expect(budget % 10_00).toBe(0)
          }
  })

  it('is never under what the platform takes, and rises with the reach', () => {
    const of = (reach: AdReach, least = 0) =>
      suggestStartingBudget({ goal: 'awareness', tradeKind: null, reach, least })
    expect(of('town', 150_00)).toBe(150_00)
    expect(reaches.map((reach) => of(reach))).toEqual([60_00, 90_00, 120_00])
  })
})

it.each([
  [[], 'country'],
  [[{ type: 'city', country_name: 'Ireland' }], 'town'],
  [[{ type: 'zip', country_name: 'Germany' }], 'town'],
  [
    [
      { type: 'city', country_name: 'Ireland' },
      { type: 'region', country_name: 'Ireland' },
    ],
    'region',
  ],
  [[{ type: 'region', country_name: null }], 'country'],
] as const)('places %j reach a %s', (locations, reach) => {
  expect(reachOf([...locations])).toBe(reach)
})
