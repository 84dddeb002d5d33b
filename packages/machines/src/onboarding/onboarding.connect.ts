import type { SnapshotFrom } from 'xstate'
import type { DescribeFailure, onboardingMachine, SaveBrandFailure } from './onboarding.machine.ts'

export interface OnboardingView {
  readonly step: 'questionnaire' | 'address' | 'brief' | 'done'
  /** Something is being saved. */
  readonly isPending: boolean
  readonly failure: SaveBrandFailure | undefined
  /** The name of the brand that has the website already. */
  readonly existingBrand: string | undefined
  /** Why the last description gave no brief. */
  readonly describeFailure: DescribeFailure | undefined
}

/** What the screen needs of the onboarding; the scan is a child with a connect of its own. */
export function connectOnboarding(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingView {
  return {
    step: stepOf(snapshot),
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
