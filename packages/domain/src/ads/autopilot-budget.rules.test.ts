import { describe, expect, it } from 'vitest'
import { afterDecision, type AutopilotLaunch } from './autopilot.rules.ts'
import { chanceForFirstMove } from './autopilot-comparison.rules.ts'
import { at, days, held, loser, recentOf, launch } from './autopilot-decision.fixtures.ts'
import { decide } from './autopilot-decision.rules.ts'

const paused: AutopilotLaunch = { ...loser, isShown: false, pausedPeriod: 1 }
const winner: AutopilotLaunch = { ...launch, recent: recentOf(14, 11_500, 40) }
const rulesOf = (launches: readonly AutopilotLaunch[]) =>
  decide(launches, at).map(({ rule, launchId }) => `${rule} ${launchId}`)

describe('shifts budget', () => {
  it('from a paused ad to the best one, at most a fifth of its month, and no more than half of what is left', () => {
    const given = { ...paused, holds: held('showing', 3) }
    const [giver, taker, ...others] = decide([winner, given], at)
    expect(others).toEqual([])
    expect(giver).toMatchObject({
      launchId: 'b',
      rule: 'shiftBudget',
      after: { budget: 24_000 },
      otherId: 'a',
    })
    expect(taker).toMatchObject({ launchId: 'a', after: { budget: 36_000 }, otherId: 'b' })
    // 50.00 at an estimated 2.96 a result instead of 12.35.
    expect(taker?.effect).toEqual({ kind: 'moreResults', amount: 13 })
    const [little] = decide([winner, { ...given, spend: 23_000 }], at)
    expect(little?.after.budget).toBe(30_000 - 1_200)
  })

  it('not to one that does not spend what it has', () => {
    expect(rulesOf([{ ...winner, recent: { ...winner.recent, spend: 8_000 } }, paused])).toEqual([])
  })
})

/** This many sales from clicks at the same cost; the more they differ, the more certain the result. */
const selling = (id: string, conversions: number, daysSeen = 13): AutopilotLaunch => ({
  ...launch,
  id,
  resultKind: 'conversions',
  recent: { days: daysSeen, spend: 10_000, clicks: 150, conversions, results: conversions },
})

describe('makes its first move', () => {
  it('needs 8 in 10 until day 9, and each day less until the thirteenth', () => {
    const needed = [5, 9, 10, 11, 12, 13, 14].map((day) => chanceForFirstMove(day))
    expect(needed.map((chance) => Math.round(chance * 1_000))).toEqual([800, 800, 738, 675, 613, 550, 550])
  })

  it('with some money from an ad that is still shown, once the days make up for what is not sure', () => {
    const [good, poor] = [selling('a', 4), selling('b', 3)]
    const [giver, taker, ...others] = decide([good, poor], at)
    expect(others).toEqual([])
    const chance = expect.closeTo(0.6, 1)
    expect(giver).toMatchObject({ launchId: 'b', rule: 'shiftBudget', lever: 'budget', otherId: 'a', chance })
    expect(taker).toMatchObject({ launchId: 'a', otherId: 'b', holdUntilDate: days(7), chance })
    expect(giver?.after.isShown).toBe(true)
    const moved = 30_000 - (giver?.after.budget ?? 0)
    expect(taker?.after.budget).toBe(30_000 + moved)
    // A day of the month at even chances, a fifth of it at certainty.
    expect(moved / 30_000).toBeCloseTo(1 / 30 + (1 / 5 - 1 / 30) * (2 * (giver?.chance ?? 0) - 1), 4)
    expect(rulesOf([selling('a', 4, 10), selling('b', 3, 10)])).toEqual([])
    expect(rulesOf([selling('a', 4), selling('b', 3, 10)])).toEqual([])
  })

  it('with the more money the surer it is, of the smaller month, and no more than half of what is left', () => {
    const movedOf = (launches: readonly AutopilotLaunch[]) => {
      const [giver] = decide(launches, at)
      return (giver?.before.budget ?? 0) - (giver?.after.budget ?? 0)
    }
    const [good, poor] = [selling('a', 4), selling('b', 3)]
    const moved = movedOf([good, poor])
    expect(movedOf([selling('a', 6), poor])).toBeGreaterThan(moved * 1.3)
    expect(movedOf([{ ...good, budget: 20_000, periodBudget: 20_000 }, poor])).toBeLessThan(moved)
    expect(movedOf([good, { ...poor, spend: 23_000 }])).toBe(1_200)
    expect(movedOf([good, { ...poor, spend: 24_000 }])).toBe(0)
  })

  it('never if an ad was moved before or undone, and not if it is learning or about to end', () => {
    const [good, poor] = [selling('a', 4), selling('b', 3)]
    expect(rulesOf([good, poor])).toEqual(['shiftBudget b', 'shiftBudget a'])
    const moved = decide([good, poor], at).reduce(afterDecision, poor)
    expect(rulesOf([good, { ...poor, holds: moved.holds }])).toEqual([])
    expect(rulesOf([good, poor, { ...selling('c', 3), holds: held('bid', -20) }])).toEqual([])
    for (const stage of ['learning', 'endingSoon'] as const)
      expect(rulesOf([good, { ...poor, stage }])).toEqual([])
  })

  it('not to one that does not spend what it has, and not between ads that are alike', () => {
    const [good, poor] = [selling('a', 4), selling('b', 3)]
    const halfSpent = {
      ...good,
      recent: { ...good.recent, spend: 5_000, clicks: 75, conversions: 2, results: 2 },
    }
    expect(rulesOf([halfSpent, poor])).toEqual([])
    expect(rulesOf([good, selling('b', 4)])).toEqual([])
  })
})
