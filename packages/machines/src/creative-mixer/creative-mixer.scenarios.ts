import { type MixRecipe, newMix, recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { CreativeMixerContext, creativeMixerMachine } from './creative-mixer.machine.ts'

const words: MixRecipe = {
  picture: null,
  ground: '#123142',
  headline: 'Evenings, better lit',
  layout: 'paletteWall',
  seed: 1,
}

/** Some candidates of the demo brand. */
export const sampleRecipes: readonly [MixRecipe, MixRecipe, MixRecipe] = [
  words,
  { ...words, headline: 'Every lamp can be opened and rewired', layout: 'bigType', ground: '#e8a33d' },
  { ...words, headline: 'Lamp shop in Galway', layout: 'split' },
]
const [first, second] = sampleRecipes

function at(change: Partial<CreativeMixerContext> = {}): CreativeMixerContext {
  return {
    mix: { ...newMix, chosen: [first, second] },
    candidates: sampleRecipes,
    isMixed: true,
    queue: [],
    savedIds: [],
    failures: {},
    isOpening: false,
    ...change,
  }
}

const choosing = ['CHANGE', 'SAVE', 'OPEN', 'CLOSE_OUTCOME'] as const
const adCreativeId = '0197a000-0000-7000-8000-000000000003'

/** An example of each state of the mixer. */
export const creativeMixerScenarios = {
  mixing: {
    context: at({ candidates: [], isMixed: false }),
    sees: 'Places for candidates while they are mixed.',
    events: choosing,
  },
  mixed: {
    context: at({ savedIds: [adCreativeId], failures: { [recipeId(second)]: 'generic' } }),
    sees: 'The candidates, and that one of two chosen ones couldn’t be saved.',
    events: choosing,
  },
  notMixed: {
    context: at({ candidates: [], isMixed: false }),
    sees: 'That nothing could be mixed, and a way to try again.',
    events: [...choosing, 'RETRY'],
  },
  saving: {
    context: at({ queue: [second], savedIds: [adCreativeId] }),
    sees: 'How many of the chosen ones are saved.',
    events: [],
  },
  settling: {
    context: at({ savedIds: [adCreativeId] }),
    sees: 'Nothing yet: what follows is being decided.',
    events: [],
  },
  saved: {
    context: at({ mix: newMix, savedIds: [adCreativeId] }),
    sees: 'The list of creatives, or the saved one in the studio.',
    events: [],
  },
} satisfies Scenarios<typeof creativeMixerMachine>

/** An example of each event. */
export const creativeMixerExamples = {
  CHANGE: { change: { type: 'again' } },
  RETRY: {},
  SAVE: {},
  OPEN: { recipe: first },
  CLOSE_OUTCOME: {},
} satisfies EventExamples<typeof creativeMixerMachine>
