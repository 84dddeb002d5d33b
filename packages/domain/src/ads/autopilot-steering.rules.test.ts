import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOn, settleRun } from './ad-money.rules.ts'
import {
  afterDecision,
  afterLift,
  type AutopilotLever,
  autopilotLevers,
  type SteeredRun,
} from './autopilot.rules.ts'
import { noLessons } from './autopilot-estimate.rules.ts'
import { caughtBySafetyNet, remarkOn, steer, unspentOf } from './autopilot-steering.rules.ts'

const at = new Date('2026-11-20T00:00:00Z')
/** What a run brought; clicks are its results. */
const recentOf = (daysSeen: number, spend: number, clicks: number): SteeredRun['recent'] => ({
  days: daysSeen,
  spend,
  clicks,
  conversions: 0,
  results: clicks,
})
const days = (count: number) => new Date(at.getTime() + count * 24 * 3_600_000)

/** Paid with 300.00 a month, a commission of 20 % within: 250.00 to spend, 8.33 a day. */
const run: SteeredRun = {
  id: 'a',
  stage: 'running',
  fundedPeriods: 1,
  pausedPeriod: null,
  periodBudget: 30_000,
  commissionPercent: 20,
  spend: 12_000,
  maxBid: null,
  expectedCost: 500,
  resultKind: 'clicks',
  recent: recentOf(14, 10_000, 20),
  holds: {},
  isShown: true,
  budget: 30_000,
  bid: null,
}
const loser: SteeredRun = { ...run, id: 'b', recent: recentOf(14, 10_000, 5) }
const paused: SteeredRun = { ...loser, isShown: false, pausedPeriod: 1 }
const winner: SteeredRun = { ...run, recent: recentOf(14, 11_500, 40) }
const rulesOf = (runs: readonly SteeredRun[]) => steer(runs, at).map(({ rule, runId }) => `${rule} ${runId}`)

describe('pauses the loser', () => {
  it('whose results cost four times what they do in the other ads, and holds it for a week', () => {
    expect(steer([run, loser], at)).toEqual([
      {
        runId: 'b',
        rule: 'pauseLoser',
        lever: 'showing',
        figures: {
          days: 14,
          spend: 10_000,
          clicks: 5,
          conversions: 0,
          results: 5,
          estimatedCost: 1_467,
          comparedCost: 550,
        },
        before: { isShown: true, budget: 30_000, bid: null },
        after: { isShown: false, budget: 30_000, bid: null },
        chance: expect.closeTo(0.99, 2),
        effect: { kind: 'spared', amount: 15_600 },
        holdUntilDate: days(7),
        otherId: null,
      },
    ])
  })

  it('not before the chance that it is worse is 8 in 10, and not where it is worse by little', () => {
    const few = { ...loser, recent: recentOf(10, 500, 0) }
    expect(rulesOf([run, few])).toEqual([])
    expect(remarkOn(few, { group: [run, few], lessons: noLessons }, at)).toBe('notEnoughData')
    const [many, little] = [recentOf(14, 10_000, 1_000), recentOf(14, 10_000, 850)]
    expect(
      rulesOf([
        { ...run, recent: many },
        { ...loser, recent: little },
      ]),
    ).toEqual([])
  })

  it('by few sales, where clicks tell and other ads of the brand have taught what clicks are worth (AUT-05)', () => {
    const selling = (id: string, spend: number, clicks: number, conversions: number): SteeredRun => ({
      ...run,
      id,
      resultKind: 'conversions',
      recent: { days: 10, spend, clicks, conversions, results: conversions },
    })
    const [good, poor] = [selling('a', 5_000, 90, 3), selling('b', 5_000, 40, 1)]
    const [pause] = steer([good, poor], at)
    expect(pause).toMatchObject({ rule: 'pauseLoser', runId: 'b', chance: expect.closeTo(0.94, 2) })
    // As many sales, of clicks that cost the same, leave too little to choose by.
    expect(rulesOf([good, selling('b', 5_000, 80, 2)])).toEqual([])
  })

  it('never the last one that is shown', () => {
    expect(rulesOf([loser])).toEqual([])
    expect(rulesOf([{ ...run, isShown: false, pausedPeriod: 1, holds: held('showing', 3) }, loser])).toEqual(
      [],
    )
  })
})

describe('shifts budget', () => {
  it('from a paused ad to the best one, at most a fifth of its month, and no more than half of what is left', () => {
    const given = { ...paused, holds: held('showing', 3) }
    const [giver, taker, ...others] = steer([winner, given], at)
    expect(others).toEqual([])
    expect(giver).toMatchObject({ runId: 'b', rule: 'shiftBudget', after: { budget: 24_000 }, otherId: 'a' })
    expect(taker).toMatchObject({ runId: 'a', after: { budget: 36_000 }, otherId: 'b' })
    // 50.00 at an estimated 2.96 a result instead of 12.35.
    expect(taker?.effect).toEqual({ kind: 'moreResults', amount: 13 })
    const [little] = steer([winner, { ...given, spend: 23_000 }], at)
    expect(little?.after.budget).toBe(30_000 - 1_200)
  })

  it('not to one that does not spend what it has', () => {
    expect(rulesOf([{ ...winner, recent: { ...winner.recent, spend: 8_000 } }, paused])).toEqual([])
  })
})

describe('sets the bid', () => {
  const bidding = { ...run, bid: 100, maxBid: 100 }

  it('lower where results are dear, down to half of what its user set', () => {
    const dear = { ...bidding, recent: recentOf(14, 10_000, 12) }
    expect(steer([dear], at)).toMatchObject([
      {
        rule: 'setBid',
        after: { bid: 90 },
        effect: { kind: 'costPerResult', amount: 668 },
        holdUntilDate: days(4),
      },
    ])
    expect(steer([{ ...dear, bid: 52 }], at)).toMatchObject([{ after: { bid: 50 } }])
    expect(rulesOf([{ ...dear, bid: 50 }])).toEqual([])
  })

  it('higher where they are cheap and money is left, never over what its user set', () => {
    const cheap = { ...bidding, bid: 80, recent: recentOf(14, 6_000, 20) }
    expect(steer([cheap], at)).toMatchObject([{ after: { bid: 88 } }])
    expect(steer([{ ...cheap, bid: 97 }], at)).toMatchObject([{ after: { bid: 100 } }])
    expect(rulesOf([{ ...cheap, bid: 100 }])).toEqual([])
    expect(rulesOf([{ ...cheap, recent: recentOf(14, 9_400, 40) }])).toEqual([])
  })

  it('of none that has none', () => {
    expect(rulesOf([{ ...run, recent: recentOf(14, 10_000, 12) }])).toEqual([])
  })
})

describe('revives', () => {
  it('once late conversions made it as good as the others, not before its hold is over', () => {
    const late = { ...paused, recent: recentOf(14, 10_000, 19) }
    expect(rulesOf([run, late])).toEqual(['revive b'])
    const poor = { ...run, recent: { ...run.recent, spend: 7_000 } }
    expect(rulesOf([poor, { ...late, holds: held('showing', 1) }])).toEqual([])
    expect(rulesOf([poor, paused])).toEqual([])
  })

  it('with a new month, also in the last days of the one before', () => {
    expect(rulesOf([run, { ...paused, fundedPeriods: 2, stage: 'endingSoon' }])).toEqual(['revive b'])
  })
})

it('leaves alone what learns, what is held, and what its user took back', () => {
  expect(rulesOf([run, { ...loser, stage: 'learning' }])).toEqual([])
  expect(rulesOf([run, { ...paused, stage: 'learning', fundedPeriods: 2 }])).toEqual([])
  expect(rulesOf([run, { ...loser, holds: held('showing', 0.1) }])).toEqual([])
  expect(rulesOf([run, { ...loser, holds: held('showing', 0) }])).toEqual(['pauseLoser b'])
  const lifted = afterLift(paused, 'showing', at)
  expect(lifted).toMatchObject({ isShown: true, pausedPeriod: null })
  expect(steer([run, lifted], days(20))).toEqual([])
  expect(afterLift({ ...run, bid: 60, maxBid: 100 }, 'bid', at).bid).toBe(100)
})

it('says why it changed nothing', () => {
  const remarks = [
    { ...run, stage: 'learning' as const },
    paused,
    { ...run, recent: recentOf(14, 10_000, 14) },
    run,
  ]
  const scene = { group: [winner, { ...run, id: 'c' }], lessons: noLessons }
  expect(remarks.map((one) => remarkOn(one, scene, at))).toEqual([
    'learning',
    'held',
    'notEnoughData',
    'allWell',
  ])
})

it('notes what the safety net has spared', () => {
  expect(caughtBySafetyNet({ ...run, spend: 13_000 })).toMatchObject({
    rule: 'safetyNet',
    after: { isShown: false },
    effect: { kind: 'spared', amount: 30_000 - 13_000 - 2_600 },
    holdUntilDate: null,
  })
})

function held(lever: AutopilotLever, count: number): SteeredRun['holds'] {
  return { [lever]: { untilDate: days(count), isLifted: false } }
}

/** What a day looks back on: parts of a month's budget, and results of good, bad and any days. */
const looks = fc.record({
  days: fc.constantFrom(0, 5, 14, 14, 14),
  share: fc.double({ min: 0, max: 0.5, noNaN: true }),
  results: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 30, max: 200 })),
})
type Walked = SteeredRun & { readonly seen: readonly SteeredRun['recent'][] }
const groups: fc.Arbitrary<readonly Walked[]> = fc
  .array(
    fc.record({
      stage: fc.constantFrom('learning' as const, 'running' as const, 'endingSoon' as const),
      budget: fc.integer({ min: 15_000, max: 200_000 }),
      bid: fc.option(fc.integer({ min: 10, max: 400 })),
      expectedCost: fc.option(fc.integer({ min: 1, max: 5_000 })),
      share: fc.double({ min: 0, max: 0.83, noNaN: true }),
      looks: fc.array(looks, { minLength: 40, maxLength: 40 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    all.map(({ share, looks: looked, ...one }, index) => {
      const seen = looked.map((look) =>
        recentOf(look.days, Math.floor(one.budget * look.share), look.results),
      )
      const spend = Math.floor(one.budget * share)
      const fixed = { id: String(index), periodBudget: one.budget, maxBid: one.bid }
      return { ...run, ...one, ...fixed, spend, seen }
    }),
  )

describe('whatever the figures of 40 days are', () => {
  const walk = (group: readonly Walked[], see: (runs: readonly SteeredRun[], day: number) => void) => {
    let runs: readonly SteeredRun[] = group
    for (let day = 0; day < 40; day += 1) {
      runs = runs.map((one, index) => ({ ...one, recent: group[index]?.seen[day] ?? one.recent }))
      see(runs, day)
      for (const decision of steer(runs, days(day)))
        runs = runs.map((one) => (one.id === decision.runId ? afterDecision(one, decision) : one))
    }
  }

  it('moves nothing that learns, no lever before its hold is over, and each run once a day', () => {
    fc.assert(
      fc.property(groups, (group) => {
        const moved = new Map<string, number>()
        walk(group, (runs, day) => {
          const decisions = steer(runs, days(day))
          expect(new Set(decisions.map(({ runId }) => runId)).size).toBe(decisions.length)
          for (const { runId, lever, holdUntilDate } of decisions) {
            expect(runs.find(({ id }) => id === runId)?.stage).not.toBe('learning')
            expect(days(day).getTime()).toBeGreaterThanOrEqual(moved.get(`${runId} ${lever}`) ?? 0)
            moved.set(`${runId} ${lever}`, holdUntilDate?.getTime() ?? 0)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('makes no money and loses none, takes none that is spent, and bids within what its user set', () => {
    const all = (runs: readonly SteeredRun[]) => runs.reduce((total, { budget }) => total + budget, 0)
    fc.assert(
      fc.property(groups, (group) => {
        walk(group, (runs) => {
          expect(all(runs)).toBe(all(group))
          for (const one of runs) {
            expect(unspentOf(one)).toBe(settleRun({ ...one, vat: 0 }).rest)
            expect(one.budget).toBeGreaterThanOrEqual(one.spend + commissionOn(one.spend, 20))
            expect(one.bid ?? 0).toBeLessThanOrEqual(one.maxBid ?? 0)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('touches no lever that its user took back', () => {
    fc.assert(
      fc.property(groups, fc.constantFrom(...autopilotLevers), (group, lever) => {
        const lifted = group.map((one) => ({ ...one, ...afterLift(one, lever, at) }))
        walk(lifted, (runs, day) => {
          expect(steer(runs, days(day)).filter((one) => one.lever === lever)).toEqual([])
        })
      }),
      { numRuns: 40 },
    )
  })
})
