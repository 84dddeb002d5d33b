import { layoutOf } from '@aloft/creative/wizard/compose-design'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import {
  creativeWizardMachine,
  type SaveDesignResult,
} from '@aloft/machines/creative-wizard/creative-wizard.machine'
import { fromPromise } from 'xstate'
import type { DesignTarget } from '../../addresses/design-address.ts'
import { absorbCreative } from '../../state/creatives.ts'
import { api } from '../core/api.ts'
import { updateAd } from '../drafts/ad-drafts.ts'

/** The wizard for a brand or an ad: what it makes is stored as a new creative, which the ad shows. */
export function wiredCreativeWizard(target: DesignTarget, material: DesignMaterial) {
  return creativeWizardMachine.provide({
    actors: {
      save: fromPromise<SaveDesignResult, Design>(({ input }) => saveDesign(target, material, input)),
    },
  })
}

async function saveDesign(
  { ideaId, ad }: DesignTarget,
  material: DesignMaterial,
  design: Design,
): Promise<SaveDesignResult> {
  const saved = await saveAsCreative(ideaId, material, design)
  if ('failure' in saved || !ad) return saved
  const of = (key: 'adCreativeId' | 'punchline') => componentKey(ad.componentId, key)
  updateAd(ideaId, ad.balloonId, {
    [of('adCreativeId')]: saved.adCreativeId,
    [of('punchline')]: design.texts.headline.trim(),
  })
  return saved
}

/** Stores a design in all sizes as a new creative of a brand. */
export async function saveAsCreative(
  ideaId: string,
  material: DesignMaterial,
  design: Design,
): Promise<SaveDesignResult> {
  const { composeSizes } = await import('./compose-design.ts')
  const composed = await composeSizes(design, material)
  if (composed.kind !== 'composed') return { failure: 'notDrawn' }
  const creative = { layout: layoutOf(design, material), creatives: composed.scenes }
  const outcome = await api.call('save-ad-creative', { ideaId, adCreativeId: null, creative })
  if (outcome.kind === 'failure') {
    const { error } = outcome.failure
    // A new creative has nothing that could be gone or changed.
    return { failure: error === 'creativeNotFound' || error === 'creativeChanged' ? 'generic' : error }
  }
  if (outcome.kind !== 'reply') return { failure: 'generic' }
  absorbCreative(outcome.reply.adCreative)
  return { adCreativeId: outcome.reply.adCreative._id }
}
