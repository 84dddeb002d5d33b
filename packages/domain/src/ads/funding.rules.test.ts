import { describe, expect, it } from 'vitest'
import { currencies } from '../core/money.ts'
import { minDailyBudget } from '../core/params.ts'
import {
  budgetInMinorUnits,
  checkBudget,
  checkDuration,
  checkTypedNumber,
  maxAmount,
  commissionPercentOf,
  dailyBudgetOf,
  fundingPeriodDays,
  offeredAdAccounts,
  suggestedBudget,
  typedNumberFrom,
  typedNumberOf,
} from './funding.rules.ts'

describe('how long one payment lasts (EDT-11)', () => {
  it('is a month of 30 days, or what a one-off payment says', () => {
    expect(fundingPeriodDays('monthly', 12)).toBe(30)
    expect(fundingPeriodDays('oneOff', 12)).toBe(12)
  })

  it.each([null, 'a week', 0])('is 30 days while the length is %s', (days) => {
    expect(fundingPeriodDays('oneOff', days)).toBe(30)
  })
})

it.each([
  [0, 'tooShort'],
  [1, null],
  [365, null],
  [366, 'tooLong'],
  [1.5, 'numberInvalid'],
  ['a week', 'numberInvalid'],
  [null, 'requiredValue'],
])('a launch of %j days is %j (EDT-06)', (days, failure) => {
  expect(checkDuration(days)).toBe(failure)
})

describe('a budget', () => {
  it.each(currencies)('in %s is at least the daily minimum on each day (EDT-09)', (currency) => {
    const least = (minDailyBudget[currency] * 12) / 100
    expect(checkBudget(least, currency, 12)).toBeNull()
    expect(checkBudget(least - 0.01, currency, 12)).toBe('budgetTooLow')
  })

  it.each([
    ['1.234', 'tooManyDecimals'],
    ['plenty', 'numberInvalid'],
    [-150, 'numberInvalid'],
    [null, 'requiredValue'],
  ])('is not %j (FLV-21)', (budget, failure) => {
    expect(checkBudget(budget, 'EUR', 1)).toBe(failure)
    expect(budgetInMinorUnits(budget)).toBeNull()
  })

  it('is counted in whole minor units', () => {
    expect(budgetInMinorUnits(150.05)).toBe(15_005)
    expect(budgetInMinorUnits('150.5')).toBe(15_050)
    expect(dailyBudgetOf(10_000, 30)).toBe(333)
  })

  it('is suggested between 50 and 250 EUR (LCH-16)', () => {
    expect(suggestedBudget).toEqual({ from: 5000, to: 25_000 })
  })
})

it('keeps what was typed until it is a number', () => {
  expect(['12', 12, ' ', null].map(typedNumberOf)).toEqual(['12', 12, null, null])
  expect(checkTypedNumber('12')).toBeNull()
  expect(checkTypedNumber(maxAmount)).toBeNull()
  expect(checkTypedNumber(maxAmount + 1)).toBe('numberInvalid')
  expect(checkTypedNumber(1e20)).toBe('numberInvalid')
  expect(['150', '12,50', '12.', '1.234', 'ten', ' '].map(typedNumberFrom)).toEqual([
    150,
    12.5,
    12,
    '1.234',
    'ten',
    null,
  ])
})

it('offers one’s own ad account with the plans that export to it (PLN-07)', () => {
  expect(offeredAdAccounts('free')).toEqual(['provider'])
  expect(offeredAdAccounts('basic-2407')).toEqual(['provider'])
  expect(offeredAdAccounts('grow-2407')).toEqual(['provider', 'byoaa'])
  expect(offeredAdAccounts('premium-2403')).toEqual(['provider', 'byoaa'])
})

it.each([
  ['free', 20],
  ['basic-2407', 20],
  ['grow-2407', 15],
  ['expand-2407', 10],
])(
  '%s takes %d percent of what is spent, and nothing on an own account (PLN-14, OPN-60)',
  (label, percent) => {
    expect(commissionPercentOf(label, 'provider')).toBe(percent)
    expect(commissionPercentOf(label, 'byoaa')).toBe(0)
  },
)
