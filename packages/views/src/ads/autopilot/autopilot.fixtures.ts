import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'

const levers = { isShown: true, budget: 300, bid: 0.8 }

function entry(
  id: number,
  date: Date,
  event: AutopilotLog['event'],
  decision: Partial<NonNullable<AutopilotLog['decision']>> | null,
  rest: Partial<AutopilotLog> = {},
): AutopilotLog {
  const known = {
    platform: 'google',
    currency: 'EUR',
    lever: 'showing',
    figures: { days: 14, spend: 104, results: 4, estimatedCost: 13.1, comparedCost: 2.9 },
    chance: 0.97,
    before: levers,
    after: levers,
    effect: { kind: 'spared', amount: 0 },
    holdUntilDate: new Date(2026, 10, 28, 1),
    otherAd: null,
  } as const
  return {
    id: `01936b2e-0000-7000-8000-000000000a0${id}`,
    date,
    state: 'done',
    event,
    decision: decision && { ...known, ...decision },
    remark: null,
    lever: null,
    isSimulated: true,
    ...rest,
  }
}

/** Three weeks of an ad with an autopilot: every rule except the safety net. */
export const logsFixture: readonly AutopilotLog[] = [
  entry(7, new Date(2026, 10, 29, 9, 30), 'looked', null, { remark: 'held' }),
  entry(6, new Date(2026, 10, 28, 11, 12), 'lifted', null, { lever: 'bid' }),
  entry(5, new Date(2026, 10, 28, 1), 'revive', {
    figures: { days: 14, spend: 104, results: 31, estimatedCost: 3.4, comparedCost: 2.9 },
    chance: null,
    before: { ...levers, isShown: false },
    after: levers,
    effect: { kind: 'moreResults', amount: 38 },
    holdUntilDate: new Date(2026, 11, 5, 1),
  }),
  entry(4, new Date(2026, 10, 22, 1), 'shiftBudget', {
    lever: 'budget',
    before: { ...levers, isShown: false },
    after: { ...levers, isShown: false, budget: 240 },
    effect: { kind: 'moreResults', amount: 14 },
    otherAd: 'Sparrow desk lamp',
    holdUntilDate: new Date(2026, 10, 29, 1),
  }),
  entry(3, new Date(2026, 10, 21, 1), 'pauseLoser', {
    after: { ...levers, isShown: false },
    effect: { kind: 'spared', amount: 168 },
  }),
  entry(2, new Date(2026, 10, 15, 1), 'setBid', {
    lever: 'bid',
    figures: { days: 12, spend: 92, results: 11, estimatedCost: 8.2, comparedCost: 5.1 },
    chance: 0.84,
    after: { ...levers, bid: 0.72 },
    effect: { kind: 'costPerResult', amount: 7.53 },
    holdUntilDate: new Date(2026, 10, 19, 1),
  }),
  entry(1, new Date(2026, 10, 10, 1), 'setBid', {
    lever: 'bid',
    figures: { days: 8, spend: 31, results: 12, estimatedCost: 2.7, comparedCost: 5.1 },
    chance: 0.995,
    before: { ...levers, bid: 0.73 },
    effect: { kind: 'moreResults', amount: 1 },
    holdUntilDate: new Date(2026, 10, 14, 1),
  }),
]

/** The first change of a live ad, made with a certainty too low for later changes. */
export const firstMoveFixture: readonly AutopilotLog[] = [
  entry(1, new Date(2026, 10, 23, 1), 'shiftBudget', {
    lever: 'budget',
    figures: { days: 12, spend: 104, results: 3, estimatedCost: 31.2, comparedCost: 24.8 },
    chance: 0.648,
    after: { ...levers, budget: 275 },
    effect: { kind: 'moreResults', amount: 0 },
    otherAd: 'Sparrow desk lamp',
    holdUntilDate: new Date(2026, 10, 30, 1),
  }),
]
