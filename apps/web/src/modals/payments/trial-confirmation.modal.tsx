import { TrialConfirmationModal as TrialBody } from '@aloft/design-system/modals/payments/trial-confirmation'
import { type ComponentProps, useState } from 'react'

type Body = ComponentProps<typeof TrialBody>

interface TrialConfirmationModalProps extends Pick<
  Body,
  'plan' | 'isAnnual' | 'isTrial' | 'vatPercent' | 'card' | 'now'
> {
  /** Resolves with null if the trial has started, or the provider's page opens next. */
  readonly begin: (by: 'savedCard' | 'otherCard') => Promise<'paymentFailed' | 'generic' | null>
  readonly onAnswer: (answer: 'begun') => void
  readonly onClose: () => void
}

/** Confirms starting a trial of a plan, and shows the progress. */
export function TrialConfirmationModal({ begin, onAnswer, ...trial }: TrialConfirmationModalProps) {
  const [state, setState] = useState<'asking' | 'pending' | 'paymentFailed' | 'generic'>('asking')
  const confirm = async (by: 'savedCard' | 'otherCard') => {
    setState('pending')
    const failure = await begin(by)
    if (failure) setState(failure)
    else onAnswer('begun')
  }
  return (
    <TrialBody
      {...trial}
      isPending={state === 'pending'}
      failure={state === 'asking' || state === 'pending' ? undefined : state}
      onConfirm={() => void confirm('savedCard')}
      onOtherCard={() => void confirm('otherCard')}
    />
  )
}
