import { resultsOf } from '@aloft/domain/ads/results.rules'
import { describe, expect, it } from 'vitest'
import { type Life, live, ordinaryOrders } from '../../../../test/support/ordinary-lives.ts'
import { foresee } from './foresee.ts'

const isWhole = process.env['PROOF'] === '1'
/**
 * Families of markets, named before any of their lives was looked at. In about half of them a launch is as good as forecast:
 * of 1,500 such launches, the share that is ended is right to within 0.9 points where it is 3 of 100, and a net that ends 4 is
 * found out in 19 of 20 samples. A test run takes 30 of one family.
 */
const families = isWhole ? ['bittern', 'dunlin'] : ['bittern']
const worlds = isWhole ? 3_000 : 30
/** How often the net may end a launch that is exactly as good as its forecast, over all its looks (OPN-81). */
const allowedChance = 0.025

const proven = await Promise.all(
  ordinaryOrders.flatMap((one) =>
    families.map(async (family) => {
      const cost = (await foresee(one.order, one.kind)).costPerResult
      if (!cost) throw new Error(`${one.name}: a result has no cost`)
      const costOf = ({ spend, ...free }: Life['free']) => spend / resultsOf(one.kind, free)
      const all = (expectedCostOf: (free: Life['free']) => number, hasChance: boolean) =>
        Array.from({ length: worlds }, (_, number) =>
          live(one, { family, number }, { expectedCostOf, hasChance }),
        )
      const forecast = () => Math.round(cost.middle)
      return {
        ...one,
        family,
        /** By the cost that was forecast, with counts that come evenly and with counts that come by chance. */
        even: all(forecast, false),
        byChance: all(forecast, true),
        /** As if each launch had been forecast what its results truly cost. */
        exact: all((free) => Math.round(costOf(free)), true),
        /** How many times what was forecast a result of a life truly costs. */
        factorOf: ({ free }: Life) => costOf(free) / cost.middle,
      }
    }),
  ),
)

const endedOf = (lives: readonly Life[]) => lives.filter(({ isEnded }) => isEnded).length / lives.length

describe('the safety net', () => {
  it.each(proven)(
    'ends at most 3 of 100 runs as good as forecast, over their whole life: $name, $family',
    (one) => {
      for (const lives of [one.even, one.byChance]) {
        const good = lives.filter((life) => one.factorOf(life) <= 1)
        expect(good.length).toBeGreaterThan(worlds / 5)
        expect(endedOf(good)).toBeLessThanOrEqual(0.03)
      }
    },
  )

  it.runIf(isWhole).each(proven)(
    'keeps to its 2.5 % where runs are exactly as forecast: $name, $family',
    (one) => {
      expect(endedOf(one.exact)).toBeLessThanOrEqual(allowedChance)
    },
  )

  it.runIf(isWhole)('ends most runs that cost twice as much where results are many', () => {
    const many = proven.filter(({ kind }) => kind === 'clicks')
    const dear = many.flatMap(({ byChance, factorOf }) => byChance.filter((life) => factorOf(life) > 2))
    expect(dear.length).toBeGreaterThan(50)
    expect(endedOf(dear)).toBeGreaterThan(0.75)
  })

  it('ends none before half of its money is spent (LCH-15)', () => {
    const shares = proven.flatMap(({ even, byChance, order: { spendCap } }) =>
      [...even, ...byChance].filter(({ isEnded }) => isEnded).map(({ total }) => total.spend / spendCap),
    )
    expect(shares.length).toBeGreaterThan(0)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.5)
  })
})
