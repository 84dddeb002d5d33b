import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { adGenerationMachine } from './ad-generation.machine.ts'
import type { AdGenerationContext } from './task.ts'

const calm: AdGenerationContext = {
  ideaId: '0197a000-0000-7000-8000-000000000001',
  statusId: null,
  balloonId: null,
  platform: null,
  steps: [],
  elapsedMs: 0,
  progress: null,
  failure: null,
  dismissedId: null,
  handledIds: [],
  isHidden: false,
  hasMissed: false,
}
const statusId = '0197a000-0000-7000-8000-000000000003'
const running: AdGenerationContext = {
  ...calm,
  statusId,
  balloonId: '0197a000-0000-7000-8000-000000000002',
  platform: 'facebook',
  steps: ['brief', 'texts'],
  elapsedMs: 20_000,
  progress: 59.4,
}
const over: AdGenerationContext = {
  ...running,
  steps: ['brief', 'texts', 'targeting', 'creative'],
  elapsedMs: 48_000,
  progress: 100,
  handledIds: [statusId],
}

/** Events that every state accepts. */
const always = ['CREATE', 'CHANGE_BRAND', 'HIDE', 'SHOW'] as const

/** An example of each state of ad generation. */
export const adGenerationScenarios = {
  checking: {
    context: calm,
    sees: 'Their page without a banner, while it is looked up whether an ad is being made.',
    events: [...always],
  },
  idle: {
    context: calm,
    sees: 'Their page without a banner; they can ask for an ad.',
    events: [...always, 'CHECK'],
  },
  creating: {
    context: calm,
    sees: 'Their wishes for the ad, being taken.',
    events: [...always],
  },
  'polling.asking': {
    context: running,
    sees: 'The banner with its bar and the steps that are done.',
    events: [...always, 'DISMISS'],
  },
  'polling.waiting': {
    context: running,
    sees: 'The banner with its bar and the steps that are done.',
    events: [...always, 'DISMISS'],
  },
  paused: {
    context: { ...running, isHidden: true },
    sees: 'Nothing: their tab is hidden, and the ad is made without being watched.',
    events: [...always, 'DISMISS'],
  },
  'done.justNow': {
    context: over,
    sees: 'The banner says that the ad is done, with the button that opens it.',
    events: [...always, 'DISMISS', 'CHECK'],
  },
  'done.dismissed': {
    context: { ...over, dismissedId: statusId, progress: null },
    sees: 'No banner; the finished ad stands among the others.',
    events: [...always, 'CHECK'],
  },
  catchingUp: {
    context: { ...over, progress: null },
    sees: 'No banner; the ad that was finished while they were away joins the others.',
    events: [...always],
  },
  failed: {
    context: { ...calm, failure: 'FAIL', handledIds: [statusId] },
    sees: 'Why no ad was made, and what they can do about it.',
    events: [...always, 'CHECK', 'FORGET_FAILURE'],
  },
} satisfies Scenarios<typeof adGenerationMachine>

/** An example of each event. */
export const adGenerationExamples = {
  CREATE: { params: { ideaId: '0197a000-0000-7000-8000-000000000001', ...pickedForMe } },
  DISMISS: {},
  FORGET_FAILURE: {},
  CHECK: {},
  CHANGE_BRAND: { ideaId: '0197a000-0000-7000-8000-000000000001' },
  HIDE: {},
  SHOW: {},
  TICK: {},
} satisfies EventExamples<typeof adGenerationMachine>
