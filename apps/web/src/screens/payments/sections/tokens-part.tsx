import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { daysToReset } from '@aloft/domain/plans/tokens.rules'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { TokenUse } from '@aloft/views/payments/token-use'
import { failedLoad } from '../../../queries/failed-load.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { useUser } from '../../../state/session.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'

/** The AI tokens left, and what was used. */
export function TokensPart() {
  const { t } = useTranslation()
  const plan = useUser()?.plan.labelKey ?? 'free'
  const now = useProductNow()
  const balance = useQuery('get-token-balance', {})
  const usage = useQuery('get-token-usage', {})
  const failure =
    (balance.loaded.status === 'failed' && balance.loaded.failure) ||
    (usage.loaded.status === 'failed' && usage.loaded.failure)
  if (failure) {
    const retry = () => {
      balance.retry()
      usage.retry()
    }
    return <FailedNotice failed={failedLoad(failure, retry)}>{t('billing.tokens.failed')}</FailedNotice>
  }
  if (balance.loaded.status !== 'ready' || usage.loaded.status !== 'ready')
    return <Skeleton width="100%" height={240} shape="block" />
  return (
    <TokenUse
      balance={balance.loaded.reply}
      monthlyAllowance={planOf(plan).tokensAllowance}
      daysToReset={daysToReset(balance.loaded.reply.resetDate, now)}
      usage={usage.loaded.reply.usage}
    />
  )
}
