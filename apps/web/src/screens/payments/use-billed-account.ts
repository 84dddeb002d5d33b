import { billingStateOf } from '@aloft/domain/payments/billing-state.rules'
import type { BilledAccount } from '@aloft/views/payments/billing.view'
import { useQuery } from '../../queries/use-query.ts'
import { useIdeas } from '../../state/ideas.ts'
import { failureOf } from '../../state/queries.ts'
import { useUser } from '../../state/session.ts'
import { failedLoad } from '../../queries/failed-load.ts'

/** What the account pays for, and the teams of others that it works in; null until it's loaded. */
export function useBilledAccount() {
  const user = useUser()
  const { data } = useIdeas()
  const { loaded, retry } = useQuery('get-subscription', {})
  const teams = Object.values(data?.teams ?? {}).filter(({ ownerId }) => ownerId !== user?._id)
  const reply = loaded.status === 'ready' ? loaded.reply : null
  const account: BilledAccount | null =
    reply && user && data
      ? {
          state: billingStateOf({
            planLabel: user.plan.labelKey,
            subscription: reply.subscription,
            isTeamMember: teams.length > 0,
          }),
          planLabel: user.plan.labelKey,
          subscription: reply.subscription,
        }
      : null
  const failure = loaded.status === 'failed' ? failureOf(loaded) : null
  return {
    account,
    vatPercent: reply?.vatPercent ?? 0,
    teams: teams.map(({ name }) => name),
    failed: failure ? failedLoad(failure, retry) : null,
  }
}
