import type { OnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { SnapshotFrom } from 'xstate'
import type { DescribeFailure, onboardingMachine, SaveBrandFailure } from './onboarding.machine.ts'

export interface OnboardingView {
  readonly step: 'questionnaire' | 'address' | 'brief' | 'done'
  /** The steps before the brief as filled in so far. */
  readonly form: OnboardingForm
  /** Something is being saved. */
  readonly isPending: boolean
  readonly failure: SaveBrandFailure | undefined
  /** The name of the brand that already has the website. */
  readonly existingBrand: string | undefined
  /** Why the last description produced no brief. */
  readonly describeFailure: DescribeFailure | undefined
}

/** What the screen needs to know about the onboarding; the scan is a child with its own connect. */
export function connectOnboarding(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView {
  return {
    step: stepOf(snapshot),
    form: snapshot.context.form,
    isPending: snapshot.hasTag('pending'),
    failure: snapshot.context.failure ?? undefined,
    existingBrand: snapshot.context.existing?.title,
    describeFailure: snapshot.context.describeFailure ?? undefined,
  }
}

function stepOf(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView['step'] {
  if (snapshot.status === 'done') return 'done'
  if (snapshot.hasTag('brief')) return 'brief'
  return snapshot.hasTag('address') ? 'address' : 'questionnaire'
}
