import { expect, it } from 'vitest'
import { figuresOf, noCounts, performanceOf, launchStatuses, totalOf } from './performance.rules.ts'

const counts = { cost: 5_000, impressions: 10_000, clicks: 200, conversions: 5, revenue: 17_500 }
const figures = figuresOf('conversions', counts)

it('gives costs in minor units and rates in percent (PRF-01, OPN-89)', () => {
  expect(performanceOf(figures)).toEqual({
    ...figures,
    costPerClick: 25,
    costPerConversion: 1_000,
    clickThroughRate: 2,
    conversionRate: 2.5,
    roas: 3.5,
  })
})

it('knows no quotient by zero (PRF-01)', () => {
  const nothing = figuresOf('conversions', noCounts)
  expect(performanceOf(nothing)).toMatchObject({
    costPerClick: null,
    costPerConversion: null,
    clickThroughRate: null,
    conversionRate: null,
    roas: null,
  })
  const unclicked = figuresOf('conversions', { ...counts, clicks: 0, conversions: 0 })
  expect(performanceOf(unclicked)).toMatchObject({
    costPerClick: null,
    clickThroughRate: 0,
    conversionRate: null,
  })
})

it('takes the rates of a total from its sums', () => {
  const small = { cost: 100, impressions: 100, clicks: 50, conversions: 0, revenue: 0 }
  const total = totalOf([figures, figuresOf('conversions', small)])
  expect(total).toMatchObject({ cost: 5_100, impressions: 10_100, clicks: 250, clickThroughRate: 2.48 })
})

it('says N/A to what comes of a goal where no verified goal counts it (PRF-01, PRF-07)', () => {
  const nobodyCounts = { conversions: null, revenue: null }
  const clicks = figuresOf('clicks', counts)
  const visits = performanceOf(clicks)
  expect(visits).toMatchObject({ ...nobodyCounts, costPerConversion: null, conversionRate: null, roas: null })
  expect(visits).toMatchObject({ cost: 5_000, clicks: 200, costPerClick: 25, clickThroughRate: 2 })
  expect(totalOf([visits, visits])).toMatchObject({ ...nobodyCounts, roas: null, cost: 10_000 })
  expect(totalOf([])).toMatchObject(nobodyCounts)
})

it('divides what comes of a goal by the cost and clicks of the launches that count it', () => {
  const total = totalOf([figures, figuresOf('clicks', { ...counts, cost: 20_000, clicks: 900 })])
  expect(total).toMatchObject({ cost: 25_000, clicks: 1_100, conversions: 5, revenue: 17_500 })
  expect(total).toMatchObject({ costPerConversion: 1_000, conversionRate: 2.5, roas: 3.5 })
})

it('gives the latest launch the status of its ad, and ends the others (PRF-02)', () => {
  expect(launchStatuses('learning', ['user_stopped', 'finished', null])).toEqual([
    'stopped',
    'stopped',
    'learning',
  ])
  expect(launchStatuses('running', [null])).toEqual(['running'])
  expect(launchStatuses('IN_PROGRESS', [])).toEqual([])
})

it('leaves a rejected launch rejected, though its ad was withdrawn and launched once more', () => {
  expect(launchStatuses('rejected', ['rejected'])).toEqual(['rejected'])
  expect(launchStatuses('IN_PROGRESS', ['user_stopped', 'rejected'])).toEqual(['stopped', 'rejected'])
  expect(launchStatuses('pending', ['rejected', null])).toEqual(['rejected', 'pending'])
})
