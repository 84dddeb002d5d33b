import { canceledPlanEnd } from '@aloft/domain/payments/plan-period.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { useQuery } from '../../queries/use-query.ts'

/** End of a paid plan that its user has canceled; undefined otherwise, and until it's loaded. */
export function usePlanEnd(plan: string | undefined): Date | undefined {
  const isPaid = plan !== undefined && planOf(plan).monthlyPrice > 0
  const { loaded } = useQuery('get-subscription', isPaid ? {} : null)
  const subscription = loaded.status === 'ready' ? loaded.reply.subscription : null
  return (subscription && canceledPlanEnd(subscription)) ?? undefined
}
