import type { NewAdQuestion } from '@aloft/domain/assistant/focus/new-ad-form.rules'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import {
  stepAfter,
  stepBefore,
  type WizardFailures,
  type WizardStep,
  wizardSteps,
} from '@aloft/domain/ads/wizard-steps.rules'
import type { SnapshotFrom } from 'xstate'
import type { createAdMachine } from './create-ad.machine.ts'

export interface CreateAdView {
  readonly stage: 'editing' | 'submitting' | 'submitted'
  readonly step: WizardStep
  /** All steps in order. The user can go to any step they've reached. */
  readonly steps: readonly { readonly step: WizardStep; readonly isReached: boolean }[]
  readonly hasBack: boolean
  /** The next press of the button requests the ad. */
  readonly isLastStep: boolean
  readonly params: WizardParams
  /** Questions of the assistant that the user doesn't want to answer. */
  readonly skipped: readonly NewAdQuestion[]
  readonly failures: WizardFailures
  readonly failure: AdGenFailure | undefined
  /** The ad that was started. */
  readonly balloonId: string | null
}

/** What the screen needs to know about the wizard. */
export function connectCreateAd(snapshot: SnapshotFrom<typeof createAdMachine>): CreateAdView {
  const { step, reached, params, skipped, failures, failure, balloonId } = snapshot.context
  const furthest = wizardSteps.indexOf(reached)
  return {
    stage: stageOf(snapshot),
    step,
    steps: wizardSteps.map((each, index) => ({ step: each, isReached: index <= furthest })),
    hasBack: stepBefore(step) !== null,
    isLastStep: stepAfter(step) === null,
    params,
    skipped,
    failures,
    failure: failure ?? undefined,
    balloonId,
  }
}

function stageOf(snapshot: SnapshotFrom<typeof createAdMachine>): CreateAdView['stage'] {
  if (snapshot.status === 'done') return 'submitted'
  return snapshot.hasTag('pending') ? 'submitting' : 'editing'
}
