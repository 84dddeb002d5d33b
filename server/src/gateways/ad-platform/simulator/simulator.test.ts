import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { goals } from '@aloft/domain/core/goals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseOf, figureNames, type Figures } from './course.ts'
import type { SimulatedOrder } from './market.ts'
import { hourMs } from './pace.ts'

const startDate = new Date(Date.UTC(2026, 10, 2))
const later = (date: Date, hours: number) => new Date(date.getTime() + hours * hourMs)
const order: SimulatedOrder = {
  platform: 'facebook',
  goal: 'sales',
  spendCap: 20_000,
  startDate,
  endDate: later(startDate, 14 * 24),
  people: 60_000,
  maxCpc: null,
  quality: 0.8,
}

const whole = (given: SimulatedOrder, seed: string) =>
  courseOf(given, seed).until(later(given.endDate, 7 * 24))

const orders: fc.Arbitrary<SimulatedOrder> = fc
  .record({
    platform: fc.constantFrom(...adPlatforms),
    goal: fc.constantFrom(...goals),
    spendCap: fc.integer({ min: 500, max: 500_000 }),
    startDate: fc.date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true }),
    days: fc.integer({ min: 1, max: 30 }),
    people: fc.integer({ min: 0, max: 5_000_000 }),
    maxCpc: fc.option(fc.integer({ min: 1, max: 1_000 })),
    quality: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ days, ...rest }) => ({ ...rest, endDate: later(rest.startDate, days * 24) }))
// Pauses and resumptions, some hours apart.
const pauses = fc
  .array(fc.double({ min: 0.01, max: 200, noNaN: true }), { maxLength: 6 })
  .map((gaps) => gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0)))
const changesOf = ({ startDate: from }: SimulatedOrder, hours: readonly number[]) =>
  hours.map((hour, index) => ({ date: later(from, hour), isActive: index % 2 === 1 }))

const expectAtLeast = (more: Figures, less: Figures) => {
  for (const name of figureNames) expect(more[name], name).toBeGreaterThanOrEqual(less[name])
}

describe('a simulated launch', () => {
  it('is the same for the same order and seed, and another for another seed', () => {
    expect(whole(order, 'one')).toEqual(whole(order, 'one'))
    expect(whole(order, 'one')).not.toEqual(whole(order, 'two'))
  })

  it('spends within its cap, in whole figures that never go back, whatever pauses there are', () => {
    fc.assert(
      fc.property(orders, fc.string(), pauses, (given, seed, hours) => {
        const course = courseOf(given, seed, changesOf(given, hours))
        let before: Figures = { spend: 0, impressions: 0, clicks: 0, conversions: 0 }
        for (let hour = 0; hour < 40 * 24; hour += 7.3) {
          const figures = course.until(later(given.startDate, hour))
          expectAtLeast(figures, before)
          expect(figureNames.every((name) => Number.isInteger(figures[name]))).toBe(true)
          before = figures
        }
        expect(before.spend).toBeLessThanOrEqual(given.spendCap)
      }),
    )
  })

  it('never brings less for more money, with the same pauses', () => {
    fc.assert(
      fc.property(
        orders,
        fc.string(),
        pauses,
        fc.integer({ min: 1, max: 500_000 }),
        (given, seed, hours, more) => {
          const at = later(given.endDate, 24)
          const richer = { ...given, spendCap: given.spendCap + more }
          const less = courseOf(given, seed, changesOf(given, hours)).until(at)
          expectAtLeast(courseOf(richer, seed, changesOf(given, hours)).until(at), less)
        },
      ),
    )
  })

  it('keeps what was there before a change', () => {
    fc.assert(
      fc.property(orders, fc.string(), fc.double({ min: 0, max: 300, noNaN: true }), (given, seed, hour) => {
        const date = later(given.startDate, hour)
        const changes = [
          { date, isActive: false, spendCap: given.spendCap * 2, maxCpc: 40 },
          { date: later(date, 1), isActive: true, endDate: later(given.endDate, 400) },
        ]
        const changed = courseOf(given, seed, changes)
        const plain = courseOf(given, seed)
        for (const share of [0.2, 0.5, 0.99, 1]) {
          const at = later(given.startDate, hour * share)
          expect(changed.until(at)).toEqual(plain.until(at))
        }
      }),
    )
  })

  it('spends nothing while it is paused, and makes up for some of it', () => {
    const pause = [
      { date: later(startDate, 100.25), isActive: false },
      { date: later(startDate, 140.5), isActive: true },
    ]
    const course = courseOf(order, 'pause', pause)
    expect(course.until(later(startDate, 140.5)).spend).toBe(course.until(later(startDate, 100.25)).spend)
    const paused = course.until(order.endDate).spend
    const plain = whole(order, 'pause').spend
    expect(paused).toBeGreaterThan(plain * 0.9)
    expect(paused).toBeLessThanOrEqual(plain)
  })

  it('goes on with more money and a later end', () => {
    const renewal = { date: later(startDate, 300), spendCap: 40_000, endDate: later(order.endDate, 14 * 24) }
    const renewed = courseOf(order, 'renewed', [renewal]).until(later(order.endDate, 20 * 24)).spend
    expect(renewed).toBeGreaterThan(whole(order, 'renewed').spend * 1.7)
    expect(renewed).toBeLessThanOrEqual(40_000)
  })

  it('counts conversions later than their clicks, some of them after its end', () => {
    const course = courseOf({ ...order, spendCap: 200_000, people: 2_000_000 }, 'late')
    const all = course.until(later(order.endDate, 200))
    const half = (name: 'clicks' | 'conversions') => {
      let hour = 0
      while (course.until(later(startDate, hour))[name] * 2 < all[name]) hour += 1
      return hour
    }
    expect(half('conversions')).toBeGreaterThan(half('clicks'))
    expect(all.conversions).toBeGreaterThan(course.until(order.endDate).conversions)
    expect(all.clicks).toBe(course.until(order.endDate).clicks)
  })

  it('looks like the trade: a few clicks in a hundred, in the daytime', () => {
    const course = courseOf(order, 'plain')
    const { clicks, impressions } = course.until(order.endDate)
    expect(clicks / impressions).toBeGreaterThan(0.004)
    expect(clicks / impressions).toBeLessThan(0.04)
    const between = (from: number, until: number) =>
      Array.from({ length: 14 }, (_, day) => {
        const at = (hour: number) => course.until(later(startDate, day * 24 + hour)).impressions
        return at(until) - at(from)
      }).reduce((sum, each) => sum + each, 0)
    expect(between(17, 22)).toBeGreaterThan(3 * between(0, 5))
  })
})
