import { describe, expect, it } from 'vitest'
import {
  chanceOfSoFew,
  countHour,
  isStopped,
  isShortfall,
  type SafetyCount,
  type SafetyTerms,
} from './safety-net.rules.ts'

it.each([
  [{ expected: 10, results: 3 }, true],
  [{ expected: 10, results: 5 }, false],
  [{ expected: 4, results: 0 }, false],
  [{ expected: 5, results: 0 }, true],
  // Fewer than half of the forecast, but four of ten occur by chance in 29 of 1 000 launches.
  [{ expected: 10, results: 4 }, false],
  // Not explained by chance, but not twice the cost.
  [{ expected: 400, results: 201 }, false],
  [{ expected: 400, results: 199 }, true],
])('a launch with %o is stopped: %s (OPN-81)', (count, expected) => {
  expect(isShortfall(count)).toBe(expected)
})

it('knows how likely so few results are', () => {
  expect(chanceOfSoFew(0, 4)).toBeCloseTo(Math.exp(-4), 12)
  expect(chanceOfSoFew(3, 10)).toBeCloseTo(0.010336, 6)
  expect(chanceOfSoFew(3.5, 10)).toBeCloseTo((0.010336 + 0.029253) / 2, 6)
})

/** The probability that a launch with results as forecast is stopped, over all checks of its life. */
function falseStops(expectedInPeriod: number, periods: number): number {
  // By count, the probability of a launch with that many results that wasn't stopped.
  let running = [1]
  let stopped = 0
  let until = 0
  for (let check = 1; check <= periods * 4 - 1; check += 1) {
    const expected = ((check + 1) / 4) * expectedInPeriod
    const more = Array.from({ length: Math.ceil(expected - until + 60) }, (_, count) =>
      poisson(count, expected - until),
    )
    const next = Array.from({ length: running.length + more.length - 1 }, () => 0)
    for (const [count, chance] of running.entries())
      for (const [added, share] of more.entries())
        next[count + added] = (next[count + added] ?? 0) + chance * share
    running = next.map((chance, results) => {
      if (!isShortfall({ results, expected }, check)) return chance
      stopped += chance
      return 0
    })
    until = expected
  }
  return stopped
}

function poisson(count: number, mean: number): number {
  let chance = Math.exp(-mean)
  for (let step = 1; step <= count; step += 1) chance *= mean / step
  return chance
}

it('stops at most 2.5 of 100 launches that keep to their forecast, over all looks of three months', () => {
  for (let expected = 4; expected < 50; expected += 1.25)
    expect(falseStops(expected, 3), `${expected} a month`).toBeLessThan(0.025)
})

describe('a look of the net', () => {
  const terms: SafetyTerms = {
    resultKind: 'clicks',
    expectedCost: 500,
    spendCap: 10_000,
    periodCap: 10_000,
  }
  const at = (spend: number, clicks: number, ripeningSpend = 0): SafetyCount => ({
    spend,
    clicks,
    conversions: clicks,
    ripeningSpend,
  })

  it('is at half of the money and after each further quarter, and at no other time (LCH-15)', () => {
    expect(isStopped(at(4_900, 1), at(4_999, 1), terms)).toBe(false)
    expect(isStopped(at(4_900, 1), at(5_000, 1), terms)).toBe(true)
    expect(isStopped(at(5_000, 1), at(7_400, 1), terms)).toBe(false)
    expect(isStopped(at(7_400, 1), at(7_500, 1), terms)).toBe(true)
  })

  it('waits for half of all that was paid', () => {
    const renewed = { ...terms, spendCap: 20_000 }
    expect(isStopped(at(7_400, 1), at(7_500, 1), renewed)).toBe(false)
    expect(isStopped(at(9_900, 1), at(10_000, 1), renewed)).toBe(true)
  })

  it('says nothing without a forecast', () => {
    expect(isStopped(at(4_900, 0), at(5_000, 0), { ...terms, expectedCost: null })).toBe(false)
  })

  it('takes conversions under way as arrived, and clicks as they are', () => {
    const conversions = { ...terms, resultKind: 'conversions' } as const
    expect(isStopped(at(4_900, 3, 900), at(5_000, 3, 1_000), conversions)).toBe(false)
    expect(isStopped(at(4_900, 3, 0), at(5_000, 3, 0), conversions)).toBe(true)
    expect(isStopped(at(4_900, 3, 900), at(5_000, 3, 1_000), terms)).toBe(true)
  })

  it('counts half of what ripens as come within a day, whatever parts the time is counted in', () => {
    const hour = { spend: 0, clicks: 0, conversions: 0 }
    const start = at(800, 0, 800)
    expect(countHour(start, hour, 24).ripeningSpend).toBe(400)
    const stepwise = [5, 0, 7, 12].reduce((count, hours) => countHour(count, hour, hours), start)
    expect(stepwise.ripeningSpend).toBeCloseTo(400, 9)
    expect(countHour(start, { ...hour, spend: 100 }, 24)).toMatchObject({ spend: 900, ripeningSpend: 500 })
  })
})
