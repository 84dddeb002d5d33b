import { expect, it } from 'vitest'
import { figureNames, figuresOf, noCounts, performanceOf } from './performance.rules.ts'
import {
  countableIn,
  furtherFigures,
  isQuiet,
  leadingFigures,
  valuedFigures,
} from './report-figures.rules.ts'
import type { ResultKind } from './results.rules.ts'

const conversions = figuresOf('conversions', { ...noCounts, cost: 900, clicks: 30, revenue: 0 })
const clicks = figuresOf('clicks', { ...noCounts, cost: 900, clicks: 30 })

it('begins with the figures of the goal (PRF-01, PRF-07)', () => {
  expect(leadingFigures(countableIn(clicks))).toEqual([
    'cost',
    'clicks',
    'costPerClick',
    'impressions',
    'clickThroughRate',
  ])
  expect(leadingFigures(countableIn(conversions))).toEqual([
    'cost',
    'clicks',
    'costPerClick',
    'conversions',
    'costPerConversion',
    'roas',
  ])
})

it('leaves revenue out until a conversion has a value', () => {
  const unvalued = valuedFigures(conversions, 0)
  expect(countableIn(unvalued)).toEqual({ hasGoal: true, hasValue: false })
  expect(leadingFigures(countableIn(unvalued))).not.toContain('roas')
  expect(performanceOf(unvalued)).toMatchObject({ revenue: null, roas: null, conversions: 0 })
  expect(valuedFigures(conversions, 1)).toBe(conversions)
})

it('has every figure once, leading or on demand', () => {
  for (const countable of [clicks, conversions, valuedFigures(conversions, 0)].map(countableIn)) {
    const names = [...leadingFigures(countable), ...furtherFigures(countable)]
    expect(names.toSorted()).toEqual(figureNames.toSorted())
  }
})

it('separates a period without any activity from one that only cost money', () => {
  const isQuietWith = (kind: ResultKind, cost: number) => {
    const figures = figuresOf(kind, { ...noCounts, cost })
    return isQuiet(performanceOf(figures))
  }
  expect([isQuietWith('conversions', 0), isQuietWith('clicks', 0)]).toEqual([true, true])
  expect(isQuietWith('clicks', 1)).toBe(false)
})
