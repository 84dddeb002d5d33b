import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'

/** The log of the autopilot for the example ad, newest first. */
export const exampleAutopilotLogs: readonly AutopilotLog[] = [
  {
    id: '01936b2e-0000-7000-8000-000000000a02',
    date: new Date('2026-11-22T00:00:00Z'),
    state: 'done',
    event: 'shiftBudget',
    decision: {
      platform: 'facebook',
      currency: 'EUR',
      lever: 'budget',
      figures: { days: 14, spend: 104, results: 5, estimatedCost: 12.35, comparedCost: 2.96 },
      before: { isShown: false, budget: 300, bid: null },
      after: { isShown: false, budget: 240, bid: null },
      chance: 0.99,
      effect: { kind: 'moreResults', amount: 13 },
      holdUntilDate: new Date('2026-11-29T00:00:00Z'),
      otherAd: 'Sparrow desk lamp',
    },
    remark: null,
    lever: null,
    isSimulated: true,
  },
  {
    id: '01936b2e-0000-7000-8000-000000000a01',
    date: new Date('2026-11-21T00:00:00Z'),
    state: 'done',
    event: 'pauseLoser',
    decision: {
      platform: 'facebook',
      currency: 'EUR',
      lever: 'showing',
      figures: { days: 14, spend: 104, results: 4, estimatedCost: 13.1, comparedCost: 2.98 },
      before: { isShown: true, budget: 300, bid: null },
      after: { isShown: false, budget: 300, bid: null },
      chance: 0.99,
      effect: { kind: 'spared', amount: 168 },
      holdUntilDate: new Date('2026-11-28T00:00:00Z'),
      otherAd: null,
    },
    remark: null,
    lever: null,
    isSimulated: true,
  },
]
