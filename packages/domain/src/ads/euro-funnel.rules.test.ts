import fc from 'fast-check'
import { expect, it } from 'vitest'
import { euroFunnel, type PaidFigures } from './euro-funnel.rules.ts'
import { figuresOf, noCounts, performanceOf, totalOf } from './performance.rules.ts'
import { valuedFigures } from './report-figures.rules.ts'
import type { ResultKind } from './results.rules.ts'

const counts = { cost: 11_820, impressions: 6_214, clicks: 381, conversions: 23, revenue: 110_400 }

function paid(kind: ResultKind, change = {}, goalValue = 4_800): PaidFigures {
  const figures = valuedFigures(figuresOf(kind, { ...counts, ...change }), goalValue)
  return { performance: performanceOf(figures), commission: 2_364 }
}

const namesOf = (figures: PaidFigures) => euroFunnel(figures, null).map(({ name }) => name)

it('follows the euro from what was paid to what came back', () => {
  expect(euroFunnel(paid('conversions'), paid('conversions', { clicks: 280 }))).toMatchObject([
    { name: 'paid', value: 14_184, before: 14_184, detail: 2_364, share: null },
    { name: 'shown', value: 6_214, detail: 1_902, share: null, width: 1 },
    { name: 'clicked', value: 381, before: 280, detail: 31, share: 6.13 },
    { name: 'reached', value: 23, detail: 514, share: 6.04 },
    { name: 'returned', value: 110_400, detail: 778, share: null, width: 1 },
  ])
})

it('has only the steps that something counts', () => {
  expect(namesOf(paid('clicks'))).toEqual(['paid', 'shown', 'clicked'])
  expect(namesOf(paid('conversions', {}, 0))).toEqual(['paid', 'shown', 'clicked', 'reached'])
})

it('divides nothing by zero', () => {
  const nothing = { performance: totalOf([figuresOf('conversions', noCounts)]), commission: 0 }
  for (const step of euroFunnel(nothing, null)) {
    expect([step.value, step.width]).toEqual([0, 0])
    expect(step.share).toBeNull()
    expect(step.detail).toBe(step.name === 'paid' ? 0 : null)
  }
})

it('draws bars from 0 to 1, longer for more of the same kind', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6), (impressions, clicks, revenue) => {
      const steps = euroFunnel(paid('conversions', { impressions, clicks, revenue }), null)
      for (const kind of [
        ['paid', 'returned'],
        ['shown', 'clicked', 'reached'],
      ] as const) {
        const alike = steps.filter(({ name }) => kind.some((one) => one === name))
        for (const { width } of alike) expect(width >= 0 && width <= 1).toBe(true)
        const byValue = alike.toSorted((left, right) => left.value - right.value).map(({ width }) => width)
        expect(byValue).toEqual(byValue.toSorted((left, right) => left - right))
      }
    }),
  )
})
