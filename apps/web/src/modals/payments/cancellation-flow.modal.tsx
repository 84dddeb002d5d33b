import { CancelPlanModal } from '@aloft/design-system/modals/payments/cancel-plan'
import { type ComponentProps, useState } from 'react'
import { useWork } from '../use-work.ts'

interface CancellationFlowModalProps extends Pick<
  ComponentProps<typeof CancelPlanModal>,
  'plan' | 'isTrial' | 'endDate' | 'onClose'
> {
  /** Resolves with null if canceling failed; the user can retry. */
  readonly cancel: (reason: string | null) => Promise<'done' | null>
  readonly onAnswer: (answer: 'done') => void
}

/** Confirms the cancellation of a plan, and shows the progress. */
export function CancellationFlowModal({ cancel, onAnswer, ...plan }: CancellationFlowModalProps) {
  const [reason, setReason] = useState('')
  const { isPending, failure, start } = useWork(() => cancel(reason.trim() || null), onAnswer)
  return (
    <CancelPlanModal
      {...plan}
      reason={reason}
      onReason={setReason}
      isPending={isPending}
      failure={failure}
      onCancelPlan={start}
    />
  )
}
