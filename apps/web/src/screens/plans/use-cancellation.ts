import type { PlanSummaryProps } from '@aloft/design-system/patterns/money/plan-summary'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../modals/ask.ts'
import { queryOf } from '../../state/queries.ts'
import { showToast } from '../../state/toasts.ts'
import { invalidate } from '../../wiring/queries.ts'
import { cancelPlan, keepPlan, type PlanChange } from '../../wiring/subscription.ts'

/** The ways to cancel the plan of the account and to keep it (ACT-114). */
export function useCancellation(): (
  subscription: Subscription,
) => Pick<PlanSummaryProps, 'subscription' | 'onCancel' | 'onKeep' | 'isPending' | 'failure'> {
  const { t } = useTranslation()
  const [keeping, setKeeping] = useState<'idle' | 'pending' | 'failed'>('idle')

  /** Shows what became of the plan; false if nothing changed. */
  const settle = (change: PlanChange, text: string): boolean => {
    if (change === 'generic') return false
    showToast(
      change === 'done' ? { tone: 'success', text } : { tone: 'warning', text: t('planPage.own.over') },
    )
    // A plan that has ended meanwhile changed without a command of ours.
    if (change === 'planOver') invalidate((key) => queryOf(key).action === 'get-subscription')
    return true
  }

  return (subscription) => {
    const { planLabel, status, periodEndDate } = subscription
    const words = { plan: planOf(planLabel).marketingName, date: formatDate(periodEndDate, 'date') }
    const cancel = async (reason: string | null) => {
      const isSettled = settle(await cancelPlan(reason), t('planPage.own.canceled', words))
      return isSettled ? 'done' : null
    }
    const onCancel = () => {
      setKeeping('idle')
      void ask('cancellation-flow', {
        plan: planLabel,
        isTrial: status === 'trial',
        endDate: periodEndDate,
        cancel,
      })
    }
    const keep = async () => {
      setKeeping('pending')
      const isSettled = settle(await keepPlan(), t('planPage.own.resumed', words))
      setKeeping(isSettled ? 'idle' : 'failed')
    }
    return {
      subscription,
      onCancel,
      onKeep: () => void keep(),
      isPending: keeping === 'pending',
      failure: keeping === 'failed' ? 'generic' : undefined,
    }
  }
}
