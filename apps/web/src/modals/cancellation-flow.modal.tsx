import { CancelPlanModal } from '@aloft/design-system/modals/payments/cancel-plan'
import { type ComponentProps, useState } from 'react'
import { useWork } from './use-work.ts'

interface CancellationFlowModalProps extends Pick<
  ComponentProps<typeof CancelPlanModal>,
  'plan' | 'isTrial' | 'endDate' | 'onClose'
> {
  /** Null where the plan could not be canceled, which can be tried again. */
  readonly cancel: (reason: string | null) => Promise<'done' | null>
  readonly onAnswer: (answer: 'done') => void
}

/** Asks before a plan is canceled, and shows how that goes. */
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
