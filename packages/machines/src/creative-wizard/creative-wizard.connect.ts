import type { Design, DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import { type DesignGap, type DesignStep, stepsOf } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { SnapshotFrom } from 'xstate'
import type { creativeWizardMachine } from './creative-wizard.machine.ts'

export interface CreativeWizardView {
  readonly stage: 'answering' | 'saving' | 'saved'
  readonly step: DesignStep
  /** The steps of this design, in order. */
  readonly steps: readonly DesignStep[]
  readonly isLastStep: boolean
  readonly design: Design
  readonly gap: DesignGap | null
  readonly failure: DesignFailure | null
  /** The creative that was saved. */
  readonly adCreativeId: string | null
}

/** What the screen needs to know about the wizard. */
export function connectCreativeWizard(
  snapshot: SnapshotFrom<typeof creativeWizardMachine>,
): CreativeWizardView {
  const { step, design, gap, failure, adCreativeId } = snapshot.context
  const stage = snapshot.status === 'done' ? 'saved' : snapshot.hasTag('pending') ? 'saving' : 'answering'
  return {
    stage,
    step,
    steps: stepsOf(design),
    isLastStep: step === 'check',
    design,
    gap,
    failure,
    adCreativeId,
  }
}
