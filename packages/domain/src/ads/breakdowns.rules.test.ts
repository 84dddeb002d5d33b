import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion, joinParts, sharedBreakdowns } from './breakdowns.rules.ts'
import { figuresOf, noCounts, sumOf } from './performance.rules.ts'

const part = (key: string, cost: number) => ({ key, figures: figuresOf('clicks', { ...noCounts, cost }) })

it('offers only the breakdowns that every launch has', () => {
  expect(
    sharedBreakdowns([
      ['day', 'device', 'age'],
      ['device', 'day', 'searchTerm'],
    ]),
  ).toEqual(['day', 'device'])
  expect(sharedBreakdowns([])).toEqual([])
})

it('adds parts of several launches, days and hours in order, others by cost', () => {
  const keysOf = (...args: Parameters<typeof joinParts>) => joinParts(...args).map(({ key }) => key)
  expect(keysOf('hour', [[part('10', 1)], [part('9', 5), part('10', 1)]])).toEqual(['9', '10'])
  expect(keysOf('day', [[part('2026-11-02', 9)], [part('2026-11-01', 1)]])).toEqual([
    '2026-11-01',
    '2026-11-02',
  ])
  const joined = joinParts('place', [[part('Galway', 2), part('Cork', 3)], [part('Galway', 2)]])
  expect(joined.map(({ key, figures }) => [key, figures.cost])).toEqual([
    ['Galway', 4],
    ['Cork', 3],
  ])
  expect(sumOf(joined.map(({ figures }) => figures)).cost).toBe(7)
})

describe('apportioning', () => {
  it('gives the rest to the largest remainders', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(apportion(3, [0.72, 0.22, 0.06])).toEqual([2, 1, 0])
    expect(apportion(5, [0, 0])).toEqual([3, 2])
  })

  it('always adds up, and exceeds no cap', () => {
    const parts = fc.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.nat(500)), {
      minLength: 1,
    })
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, fill) => {
        const caps = given.map(([, cap]) => cap)
        const total = Math.floor(fill * caps.reduce((sum, cap) => sum + cap, 0))
        const split = apportion(
          total,
          given.map(([weight]) => weight),
          caps,
        )
        expect(split.reduce((sum, one) => sum + one, 0)).toBe(total)
        for (const [place, one] of split.entries()) {
          expect(Number.isInteger(one) && one >= 0).toBe(true)
          expect(one).toBeLessThanOrEqual(caps[place] ?? 0)
        }
      }),
    )
  })
})
