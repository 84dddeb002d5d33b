import { type Mix, type MixRecipe, newMix } from '@aloft/domain/creatives/mixer/mix.rules'
import {
  creativeMixerMachine,
  type SaveRecipeResult,
} from '@aloft/machines/creative-mixer/creative-mixer.machine'
import {
  creativeMixerExamples,
  creativeMixerScenarios,
  sampleRecipes,
} from '@aloft/machines/creative-mixer/creative-mixer.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The second of two creatives isn't saved at first. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return creativeMixerMachine.provide({
    actors: {
      mix: answering<readonly MixRecipe[], Mix>(() => sampleRecipes),
      save: answering<SaveRecipeResult, MixRecipe>((_, tries) =>
        tries === 2 ? { failure: 'generic' } : { adCreativeId: `creative-${tries}` },
      ),
    },
  })
}

export const creativeMixer = {
  purpose: 'Crosses backgrounds, texts and layouts, and saves the creatives that the user keeps.',
  machine: creativeMixerMachine,
  simulated,
  input: { mix: { ...newMix, chosen: sampleRecipes.slice(0, 2) } },
  scenarios: creativeMixerScenarios,
  examples: creativeMixerExamples,
} as const satisfies InspectedMachine
