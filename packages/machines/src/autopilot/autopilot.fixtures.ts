import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import type { AutopilotData } from './autopilot.machine.ts'

const pause: AutopilotLog = {
  id: '01936b2e-0000-7000-8000-000000000a01',
  date: new Date(2026, 10, 21, 1),
  state: 'done',
  event: 'pauseLoser',
  decision: {
    platform: 'google',
    currency: 'EUR',
    lever: 'showing',
    figures: { days: 14, spend: 104, results: 4, estimatedCost: 13.1, comparedCost: 2.9 },
    chance: 0.97,
    before: { isShown: true, budget: 300, bid: 0.8 },
    after: { isShown: false, budget: 300, bid: 0.8 },
    effect: { kind: 'spared', amount: 168 },
    holdUntilDate: new Date(2026, 10, 28, 1),
    otherAd: null,
  },
  remark: null,
  lever: null,
  isSimulated: true,
}

/** A requested evaluation in progress. */
export const evaluationUnderWay: AutopilotLog = {
  ...pause,
  id: '01936b2e-0000-7000-8000-000000000a02',
  date: new Date(2026, 10, 22, 9, 30),
  state: 'inProgress',
  event: 'looked',
  decision: null,
}

/** An ad that the autopilot has stopped showing. */
export const pausedAd: AutopilotData = {
  state: {
    isOn: true,
    refusal: 'adNotStopped',
    holds: [{ lever: 'showing', untilDate: new Date(2026, 10, 28, 1), isLifted: false }],
    settings: { isShown: false, budget: 300, bid: 0.8 },
  },
  logs: [pause],
}
