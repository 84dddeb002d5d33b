import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { goals } from '@aloft/domain/core/goals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliver, type DeliveredHour } from './deliver.ts'
import { foresee } from './foresee.ts'
import { marketOf, type SimulatedOrder } from './market.ts'

const order: SimulatedOrder = {
  platform: 'facebook',
  goal: 'sales',
  spendCap: 20_000,
  startDate: new Date(Date.UTC(2026, 10, 2)),
  hours: 14 * 24,
  people: 60_000,
  maxCpc: null,
  quality: 0.8,
}
const run = (given: SimulatedOrder, seed: string) => deliver(given, marketOf(given, seed), seed)
const figures = ['spend', 'impressions', 'clicks', 'conversions'] as const
const sum = (hours: readonly DeliveredHour[], key: (typeof figures)[number]) =>
  hours.reduce((total, hour) => total + hour[key], 0)

const orders: fc.Arbitrary<SimulatedOrder> = fc.record({
  platform: fc.constantFrom(...adPlatforms),
  goal: fc.constantFrom(...goals),
  spendCap: fc.integer({ min: 500, max: 500_000 }),
  startDate: fc.date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true }),
  hours: fc.integer({ min: 1, max: 30 }).map((days) => days * 24),
  people: fc.integer({ min: 0, max: 5_000_000 }),
  maxCpc: fc.option(fc.integer({ min: 1, max: 1_000 })),
  quality: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('a simulated run', () => {
  it('is the same for the same order and seed, and another for another seed', () => {
    expect(run(order, 'one')).toEqual(run(order, 'one'))
    expect(run(order, 'one')).not.toEqual(run(order, 'two'))
  })

  it('spends within its cap, in whole figures that never go back', () => {
    fc.assert(
      fc.property(orders, fc.string(), (given, seed) => {
        const hours = run(given, seed)
        expect(hours).toHaveLength(given.hours)
        for (const key of figures) {
          expect(hours.every((hour) => Number.isInteger(hour[key]) && hour[key] >= 0)).toBe(true)
        }
        expect(sum(hours, 'spend')).toBeLessThanOrEqual(given.spendCap)
      }),
    )
  })

  it('never brings less for more money', () => {
    fc.assert(
      fc.property(orders, fc.string(), fc.integer({ min: 1, max: 500_000 }), (given, seed, more) => {
        const less = run(given, seed)
        const richer = run({ ...given, spendCap: given.spendCap + more }, seed)
        for (const key of figures) expect(sum(richer, key)).toBeGreaterThanOrEqual(sum(less, key))
      }),
    )
  })

  it('counts conversions later than their clicks', () => {
    const hours = run({ ...order, spendCap: 200_000, people: 2_000_000 }, 'late')
    const half = (key: 'clicks' | 'conversions') => {
      let given = 0
      const all = sum(hours, key)
      return hours.findIndex((hour) => (given += hour[key]) * 2 >= all)
    }
    expect(half('conversions')).toBeGreaterThan(half('clicks'))
  })

  it('looks like the trade: a few clicks in a hundred, in the daytime', () => {
    const hours = run(order, 'plain')
    const rate = sum(hours, 'clicks') / sum(hours, 'impressions')
    expect(rate).toBeGreaterThan(0.004)
    expect(rate).toBeLessThan(0.04)
    const at = (from: number, to: number) =>
      sum(
        hours.filter(({ date }) => date.getUTCHours() >= from && date.getUTCHours() < to),
        'impressions',
      )
    expect(at(17, 22)).toBeGreaterThan(3 * at(0, 5))
  })
})

describe('the outlook', () => {
  it('holds 75 to 85 of 100 outcomes of 200 worlds within its range', { timeout: 60_000 }, () => {
    const outlook = foresee(order)
    for (const key of ['clicks', 'conversions', 'impressions'] as const) {
      const inside = Array.from({ length: 200 }, (_, world) => sum(run(order, `world ${world}`), key)).filter(
        (total) => total >= outlook[key].low && total <= outlook[key].high,
      )
      expect(inside.length / 2, key).toBeGreaterThanOrEqual(75)
      expect(inside.length / 2, key).toBeLessThanOrEqual(85)
    }
  })

  it('grows with the budget', () => {
    const small = foresee(order)
    const large = foresee({ ...order, spendCap: 3 * order.spendCap })
    expect(large.clicks.middle).toBeGreaterThan(small.clicks.middle)
  })
})
