import { firstAdsOf, offerOf, sceneMs } from './first-ads.fixtures.ts'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { FirstAdsContext, firstAdsMachine } from './first-ads.machine.ts'

const begun: FirstAdsContext = {
  firstAds: null,
  offer: null,
  platform: null,
  failure: null,
  nowMs: sceneMs,
  isHidden: false,
}
const making = { ...begun, firstAds: firstAdsOf(['DONE', 'IN_PROGRESS', 'WAITING']) }
const anywhere = ['HIDE', 'SHOW'] as const

/** An example of each state. */
export const firstAdsScenarios = {
  loading: { context: begun, sees: 'Nothing yet: the server is asked what there is.', events: anywhere },
  failed: {
    context: begun,
    sees: 'The page could not be loaded; they can try again.',
    events: ['RELOAD', ...anywhere],
  },
  unoffered: { context: begun, sees: 'Nothing: the brand has no brief.', events: anywhere },
  offered: {
    context: { ...begun, offer: offerOf(3) },
    sees: 'One button that makes three ads, with its price.',
    events: ['CREATE', 'RELOAD', ...anywhere],
  },
  ordering: {
    context: { ...begun, offer: offerOf(3) },
    sees: 'Their press is being taken.',
    events: anywhere,
  },
  refused: {
    context: { ...begun, offer: offerOf(3), failure: 'FAIL' },
    sees: 'Nothing of its own: the offer or the ads are shown again, with the reason.',
    events: anywhere,
  },
  'making.asking': {
    context: making,
    sees: 'One ad as people will see it, one with its steps, one that waits.',
    events: ['TICK', ...anywhere],
  },
  'making.counting': {
    context: making,
    sees: 'The same, for no time at all.',
    events: ['TICK', ...anywhere],
  },
  'making.waiting': {
    context: making,
    sees: 'The same, between two looks.',
    events: ['TICK', ...anywhere],
  },
  paused: {
    context: { ...making, isHidden: true },
    sees: 'The same, while the tab is hidden.',
    events: anywhere,
  },
  over: {
    context: { ...begun, firstAds: firstAdsOf(['DONE', 'FAIL', 'DONE']) },
    sees: 'Two ads to open, and one that failed with its button to try again.',
    events: ['RETRY', 'RELOAD', ...anywhere],
  },
} satisfies Scenarios<typeof firstAdsMachine>

/** The events with their data, for sending by hand. */
export const firstAdsExamples = {
  CREATE: {},
  RETRY: { platform: 'google' },
  RELOAD: {},
  HIDE: {},
  SHOW: {},
  TICK: {},
} satisfies EventExamples<typeof firstAdsMachine>
