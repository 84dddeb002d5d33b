import { designOfRecipe, type Mix, type MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import {
  creativeMixerMachine,
  type SaveRecipeResult,
} from '@aloft/machines/creative-mixer/creative-mixer.machine'
import { fromPromise } from 'xstate'
import { saveAsCreative } from '../save-design.ts'
import type { MixDrawer } from './mix-drawer.ts'

/** The mixer of a brand: it mixes in the drawer's worker, and saves what's chosen as new creatives. */
export function wiredCreativeMixer(ideaId: string, material: DesignMaterial, drawer: MixDrawer) {
  return creativeMixerMachine.provide({
    actors: {
      mix: fromPromise<readonly MixRecipe[], Mix>(({ input }) => drawer.mix(input)),
      save: fromPromise<SaveRecipeResult, MixRecipe>(({ input }) =>
        saveAsCreative(ideaId, material, designOfRecipe(input, material)),
      ),
    },
  })
}
