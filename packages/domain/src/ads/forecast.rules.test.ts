import { describe, expect, it } from 'vitest'
import { checkForecastKeywords, forecastOf, forecastSpeedOf, type LaunchForecast } from './forecast.rules.ts'

it.each([
  [0, 'crawling'],
  [4.9, 'crawling'],
  [5, 'slow'],
  [19.9, 'slow'],
  [20, 'average'],
  [59.9, 'average'],
  [60, 'fast'],
  [199.9, 'fast'],
  [200, 'blazing'],
] as const)('%s visitors a day are %s (TGT-08)', (visitors, speed) => {
  expect(forecastSpeedOf(visitors)).toBe(speed)
})

it.each([
  ['google', 2, 'tooFewKeywords'],
  ['google', 3, null],
  ['google', 40, null],
  ['google', 41, 'tooManyKeywords'],
  ['facebook', 0, null],
  ['instagram', 0, null],
] as const)('%s with %s keywords: %s (TGT-07, OPN-68)', (platform, count, failure) => {
  expect(checkForecastKeywords(platform, count)).toBe(failure)
})

describe('a forecast', () => {
  const forecast: LaunchForecast = {
    people: 40_000,
    spend: { low: 8_000, middle: 9_000, high: 10_000 },
    clicks: { low: 100, middle: 200, high: 400 },
    results: { low: 3, middle: 6, high: 12 },
    costPerResult: { low: 800, middle: 1_500.4, high: 2_800 },
  }
  const terms = { days: 10, commissionPercent: 15, resultKind: 'conversions' } as const

  it('counts those who reach the page, and adds the commission to what is spent', () => {
    expect(forecastOf(forecast, terms)).toEqual({
      speed: 'slow',
      visitors: { low: 85, middle: 170, high: 340 },
      clicks: forecast.clicks,
      resultKind: 'conversions',
      results: forecast.results,
      cost: { low: 9_200, middle: 10_350, high: 11_500 },
      costPerResult: { low: 920, middle: 1_725, high: 3_220 },
    })
    expect(forecastOf(forecast, { ...terms, days: 2 })).toMatchObject({ speed: 'fast' })
  })

  it('has no cost of a result where too many launches may bring none', () => {
    expect(forecastOf({ ...forecast, costPerResult: null }, terms)).toMatchObject({ costPerResult: null })
  })

  it('asks for a broader audience where nobody or too few are reached (TGT-05, TGT-09)', () => {
    expect(forecastOf(null, terms)).toBe('forecastNotAvailable')
    expect(forecastOf({ ...forecast, people: 999 }, terms)).toBe('forecastNotAvailable')
    expect(forecastOf({ ...forecast, people: 1_000 }, terms)).toMatchObject({ speed: 'slow' })
  })

  it('says nothing of a handful of clicks (TGT-09)', () => {
    const few = (middle: number) => forecastOf({ ...forecast, clicks: { low: 1, middle, high: 20 } }, terms)
    expect(few(9)).toBe('notEnoughData')
    expect(few(10)).toMatchObject({ visitors: { middle: 9 } })
  })
})
