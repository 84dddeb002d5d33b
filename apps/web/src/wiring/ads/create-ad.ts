import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { createAdMachine, type SubmitAdResult } from '@aloft/machines/create-ad/create-ad.machine'
import { fromPromise } from 'xstate'
import { requestAd } from './ad-generation.ts'

/** The wizard for a brand: what it asks for in the end is made by the app's one ad generation. */
export function wiredCreateAd(ideaId: string) {
  return createAdMachine.provide({
    actors: {
      submit: fromPromise<SubmitAdResult, WizardParams>(({ input }) => requestAd({ ...input, ideaId })),
    },
  })
}
