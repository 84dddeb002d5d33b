import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import {
  adGenerationExamples,
  adGenerationScenarios,
} from '@aloft/machines/ad-generation/ad-generation.scenarios'
import type { AdGenPoll, CreateAdResult, FinishedAd } from '@aloft/machines/ad-generation/task'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const ideaId = '0197a000-0000-7000-8000-000000000001'
const balloonId = '0197a000-0000-7000-8000-000000000002'
const begin = Date.UTC(2026, 10, 21, 12)

/** An ad that is done three polls after it was requested. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  let polls = 0
  let hasBegun = false
  return adGenerationMachine.provide({
    actors: {
      poll: answering<AdGenPoll, { ideaId: string }>(() => {
        if (!hasBegun) return { status: null, now: new Date(begin) }
        const steps = (['brief', 'texts', 'targeting', 'creative'] as const).slice(0, ++polls)
        return {
          status: {
            _id: '0197a000-0000-7000-8000-000000000003',
            status: polls < 3 ? 'IN_PROGRESS' : 'DONE',
            failureStatus: null,
            date: new Date(polls < 3 ? begin : begin + polls * 16_000),
            ideaId,
            balloonId,
            platform: 'facebook',
            steps: [...steps],
          },
          now: new Date(begin + polls * 16_000),
        }
      }),
      createAd: answering<CreateAdResult, AdParams>(() => {
        hasBegun = true
        polls = 0
        return { ideaId, balloonId }
      }),
      finish: answering<void, FinishedAd>(() => undefined),
    },
  })
}

export const adGeneration = {
  purpose: 'Writes an ad in the background, and finds it again after a reload.',
  machine: adGenerationMachine,
  simulated,
  input: { ideaId: '0197a000-0000-7000-8000-000000000001', dismissedId: null },
  scenarios: adGenerationScenarios,
  examples: adGenerationExamples,
} as const satisfies InspectedMachine
