import type { PlanSummaryProps } from '@aloft/views/plans/plan-summary'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { fetchReply } from '../../wiring/core/queries.ts'
import { cancelPlan, keepPlan, type PlanChange } from '../../wiring/payments/subscription.ts'

/** Actions to cancel the account's plan and to resume it (ACT-114). */
export function useCancellation(): (
  subscription: Subscription,
) => Pick<PlanSummaryProps, 'subscription' | 'onCancel' | 'onKeep' | 'isPending' | 'failure'> {
  const { t } = useTranslation()
  const [keeping, setKeeping] = useState<'idle' | 'pending' | 'failed'>('idle')

  /** Shows the plan's new state; returns false if nothing changed. */
  const settle = async (change: PlanChange, text: string): Promise<boolean> => {
    if (change === 'generic') return false
    showToast(
      change === 'done' ? { tone: 'success', text } : { tone: 'warning', text: t('planPage.own.over') },
    )
    // The focus moves once the page shows the change; an ended plan changed without a command of ours, so it
    // must be reloaded.
    await fetchReply('get-subscription', {})
    return true
  }

  return (subscription) => {
    const { planLabel, status, periodEndDate } = subscription
    const words = { plan: planOf(planLabel).marketingName, date: formatDate(periodEndDate, 'date') }
    const cancel = async (reason: string | null) => {
      const isSettled = await settle(await cancelPlan(reason), t('planPage.own.canceled', words))
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
      const isSettled = await settle(await keepPlan(), t('planPage.own.resumed', words))
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
