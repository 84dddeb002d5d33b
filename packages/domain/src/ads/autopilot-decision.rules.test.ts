import { describe, expect, it } from 'vitest'
import { afterLift, type AutopilotLaunch } from './autopilot.rules.ts'
import { noLessons } from './autopilot-estimate.rules.ts'
import { at, days, held, loser, recentOf, launch } from './autopilot-decision.fixtures.ts'
import { stoppedByGuardrail, remarkOn, decide } from './autopilot-decision.rules.ts'

const paused: AutopilotLaunch = { ...loser, isShown: false, pausedPeriod: 1 }
const winner: AutopilotLaunch = { ...launch, recent: recentOf(14, 11_500, 40) }
const rulesOf = (launches: readonly AutopilotLaunch[]) =>
  decide(launches, at).map(({ rule, launchId }) => `${rule} ${launchId}`)

describe('pauses the loser', () => {
  it('whose results cost four times what they do in the other ads, and holds it for a week', () => {
    expect(decide([launch, loser], at)).toEqual([
      {
        launchId: 'b',
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

  it('not before the chance that it is worse is 8 in 10, and where it is worse by little, only moves some of its money', () => {
    const few = { ...loser, recent: recentOf(10, 500, 0) }
    expect(rulesOf([launch, few])).toEqual([])
    expect(remarkOn(few, { group: [launch, few], lessons: noLessons }, at)).toBe('notEnoughData')
    const [many, little] = [recentOf(14, 10_000, 1_000), recentOf(14, 10_000, 850)]
    expect(
      rulesOf([
        { ...launch, recent: many },
        { ...loser, recent: little },
      ]),
    ).toEqual(['shiftBudget b', 'shiftBudget a'])
  })

  it('by few sales, if clicks are enough and other ads of the brand show what clicks are worth (AUT-05)', () => {
    const selling = (id: string, spend: number, clicks: number, conversions: number): AutopilotLaunch => ({
      ...launch,
      id,
      resultKind: 'conversions',
      recent: { days: 10, spend, clicks, conversions, results: conversions },
    })
    const [good, poor] = [selling('a', 5_000, 90, 3), selling('b', 5_000, 40, 1)]
    const [pause] = decide([good, poor], at)
    expect(pause).toMatchObject({ rule: 'pauseLoser', launchId: 'b', chance: expect.closeTo(0.94, 2) })
    // The same number of sales from clicks at the same cost is too little to decide by.
    expect(rulesOf([good, selling('b', 5_000, 80, 2)])).toEqual([])
  })

  it('never the last one that is shown', () => {
    expect(rulesOf([loser])).toEqual([])
    expect(
      rulesOf([{ ...launch, isShown: false, pausedPeriod: 1, holds: held('showing', 3) }, loser]),
    ).toEqual([])
  })
})

describe('sets the bid', () => {
  const bidding = { ...launch, bid: 100, maxBid: 100 }

  it('lower where results are dear, down to half of what its user set', () => {
    const dear = { ...bidding, recent: recentOf(14, 10_000, 12) }
    expect(decide([dear], at)).toMatchObject([
      {
        rule: 'setBid',
        after: { bid: 90 },
        effect: { kind: 'costPerResult', amount: 668 },
        holdUntilDate: days(4),
      },
    ])
    expect(decide([{ ...dear, bid: 52 }], at)).toMatchObject([{ after: { bid: 50 } }])
    expect(rulesOf([{ ...dear, bid: 50 }])).toEqual([])
  })

  it('higher where they are cheap and money is left, never over what its user set', () => {
    const cheap = { ...bidding, bid: 80, recent: recentOf(14, 6_000, 20) }
    expect(decide([cheap], at)).toMatchObject([{ after: { bid: 88 } }])
    expect(decide([{ ...cheap, bid: 97 }], at)).toMatchObject([{ after: { bid: 100 } }])
    expect(rulesOf([{ ...cheap, bid: 100 }])).toEqual([])
    expect(rulesOf([{ ...cheap, recent: recentOf(14, 9_400, 40) }])).toEqual([])
  })

  it('of none that has none', () => {
    expect(rulesOf([{ ...launch, recent: recentOf(14, 10_000, 12) }])).toEqual([])
  })
})

describe('revives', () => {
  it('once late conversions made it as good as the others, not before its hold is over', () => {
    const late = { ...paused, recent: recentOf(14, 10_000, 19) }
    expect(rulesOf([launch, late])).toEqual(['revive b'])
    const poor = { ...launch, recent: { ...launch.recent, spend: 7_000 } }
    expect(rulesOf([poor, { ...late, holds: held('showing', 1) }])).toEqual([])
    expect(rulesOf([poor, paused])).toEqual([])
  })

  it('with a new month, also in the last days of the one before', () => {
    expect(rulesOf([launch, { ...paused, fundedPeriods: 2, stage: 'endingSoon' }])).toEqual(['revive b'])
  })
})

it('leaves alone what is learning, what is held, and what its user undid', () => {
  expect(rulesOf([launch, { ...loser, stage: 'learning' }])).toEqual([])
  expect(rulesOf([launch, { ...paused, stage: 'learning', fundedPeriods: 2 }])).toEqual([])
  expect(rulesOf([launch, { ...loser, holds: held('showing', 0.1) }])).toEqual([])
  expect(rulesOf([launch, { ...loser, holds: held('showing', 0) }])).toEqual(['pauseLoser b'])
  const lifted = afterLift(paused, 'showing', at)
  expect(lifted).toMatchObject({ isShown: true, pausedPeriod: null })
  expect(decide([launch, lifted], days(20))).toEqual([])
  expect(afterLift({ ...launch, bid: 60, maxBid: 100 }, 'bid', at).bid).toBe(100)
})

it('says why it changed nothing', () => {
  const remarks = [
    { ...launch, stage: 'learning' as const },
    paused,
    { ...launch, recent: recentOf(14, 10_000, 14) },
    launch,
  ]
  const scene = { group: [winner, { ...launch, id: 'c' }], lessons: noLessons }
  expect(remarks.map((one) => remarkOn(one, scene, at))).toEqual([
    'learning',
    'held',
    'notEnoughData',
    'allWell',
  ])
})

it('notes what the safety net has spared', () => {
  expect(stoppedByGuardrail({ ...launch, spend: 13_000 })).toMatchObject({
    rule: 'safetyNet',
    after: { isShown: false },
    effect: { kind: 'spared', amount: 30_000 - 13_000 - 2_600 },
    holdUntilDate: null,
  })
})
