import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { goals } from '@aloft/domain/core/goals'
import { describe, expect, it } from 'vitest'
import { foresee, type PlannedOrder, wholeOf } from './foresee.ts'

const order: PlannedOrder = {
  platform: 'facebook',
  goal: 'sales',
  spendCap: 20_000,
  days: 7,
  people: 60_000,
  maxCpc: null,
  quality: 0.8,
}
const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]

describe('the outlook', () => {
  // `npm run proof` takes an outlook of its own for each of the 200 worlds, a test run for each twenty of them.
  const worldsEach = process.env['PROOF'] === '1' ? 1 : 20

  it('holds 75 to 85 of 100 outcomes of 200 worlds within its range', { timeout: 120_000 }, async () => {
    const inside = { spend: 0, impressions: 0, clicks: 0 }
    for (let index = 0; index * worldsEach < 200; index += 1) {
      const given: PlannedOrder = {
        ...order,
        platform: pick(adPlatforms, index),
        goal: pick(goals, Math.floor(index / 3)),
        spendCap: pick([10_000, 25_000, 60_000, 150_000], index),
        days: pick([5, 7, 14, 21, 30], index),
        people: pick([20_000, 60_000, 200_000, 1_000_000], Math.floor(index / 2)),
      }
      const outlook = await foresee(given)
      for (let world = 0; world < worldsEach; world += 1) {
        const total = wholeOf(given, `world ${index * worldsEach + world}`)
        for (const name of ['spend', 'impressions', 'clicks'] as const)
          if (total[name] >= outlook[name].low && total[name] <= outlook[name].high) inside[name] += 1
      }
    }
    for (const [name, count] of Object.entries(inside)) {
      expect(count / 2, name).toBeGreaterThanOrEqual(75)
      expect(count / 2, name).toBeLessThanOrEqual(85)
    }
  })

  it('grows with the budget', async () => {
    const small = await foresee(order)
    const large = await foresee({ ...order, spendCap: 3 * order.spendCap })
    expect(large.clicks.middle).toBeGreaterThan(small.clicks.middle)
    expect(large.spend.high).toBeLessThanOrEqual(3 * order.spendCap)
  })
})
