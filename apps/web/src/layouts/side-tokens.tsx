import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { daysToReset } from '@aloft/domain/plans/tokens.rules'
import { TokenFoot } from '@aloft/views/frame/token-foot'
import { useUpgradeHref } from '../navigation/use-upgrade-href.ts'
import { useQuery } from '../queries/use-query.ts'
import { useUser } from '../state/session.ts'
import { useProductNow } from '../wiring/core/clock.ts'

/** The user's AI tokens, and a larger plan where one is offered. */
export function SideTokens() {
  const user = useUser()
  const { loaded } = useQuery('get-token-balance', user && {})
  const now = useProductNow()
  const upgradeHref = useUpgradeHref()
  if (!user || loaded.status !== 'ready') return null
  return (
    <TokenFoot
      balance={loaded.reply}
      monthlyAllowance={planOf(user.plan.labelKey).tokensAllowance}
      daysToReset={daysToReset(loaded.reply.resetDate, now)}
      upgradeHref={upgradeHref}
    />
  )
}
