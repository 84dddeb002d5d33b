import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { firstAdsOf, offerOf, sceneMs } from '@aloft/machines/first-ads/first-ads.fixtures'
import {
  firstAdsMachine,
  type FirstAdsPoll,
  type OrderResult,
} from '@aloft/machines/first-ads/first-ads.machine'
import { firstAdsExamples, firstAdsScenarios } from '@aloft/machines/first-ads/first-ads.scenarios'
import type { NonReducibleUnknown } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** Three ads; each poll after the order finishes one more. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  const statuses = (done: number) =>
    [0, 1, 2].map((place) => (place < done ? 'DONE' : place === done ? 'IN_PROGRESS' : 'WAITING'))
  let polls = -1
  return firstAdsMachine.provide({
    actors: {
      load: answering<FirstAdsPoll, NonReducibleUnknown>(() =>
        polls < 0
          ? { firstAds: null, offer: offerOf(3), nowMs: sceneMs }
          : { firstAds: firstAdsOf(statuses(++polls)), offer: null, nowMs: sceneMs },
      ),
      order: answering<OrderResult, { platform: AdPlatform | null }>(() => {
        polls = 0
        return { firstAds: firstAdsOf(statuses(0)), nowMs: sceneMs }
      }),
    },
  })
}

export const firstAds = {
  purpose: 'Orders the first ads of a brand with one button, and retries what failed.',
  machine: firstAdsMachine,
  simulated,
  input: undefined,
  scenarios: firstAdsScenarios,
  examples: firstAdsExamples,
} as const satisfies InspectedMachine
