import { canSkipTrial, isRunning } from '@aloft/domain/payments/plan-period.rules'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PlanOffer } from '@aloft/views/payments/plan-offer'
import { PlanSummary } from '@aloft/views/plans/plan-summary'
import { pageAddress, planAddress } from '../../../addresses/page-address.ts'
import { useOpenModal } from '../../../modals/use-linked-modal.ts'
import { useCommand } from '../../../queries/use-command.ts'
import { showToast } from '../../../state/toasts.ts'
import { leaveForPayment } from '../../../wiring/launches/payments.ts'
import { skipTrial } from '../../../wiring/payments/subscription.ts'
import { useCancellation } from '../../plans/use-cancellation.ts'
import { useBilledAccount } from '../use-billed-account.ts'

/** The account's plan, with what can be done about it. */
export function PlanPart() {
  const { t } = useTranslation()
  const { account, teams } = useBilledAccount()
  const openModal = useOpenModal()
  const cancellationOf = useCancellation()
  const skipping = useCommand(async () => {
    const outcome = await skipTrial(pageAddress('payments'))
    if (typeof outcome === 'object') {
      void leaveForPayment(outcome.url)
      return null
    }
    if (outcome !== 'done') return outcome
    showToast({ tone: 'success', text: t('planPage.begun') })
    return null
  })
  if (!account) return <Skeleton width="100%" height={320} shape="block" />
  const { state, planLabel, subscription } = account
  const onContactSupport = () => openModal('contact-sales')
  if (subscription && isRunning(subscription)) {
    return (
      <Stack gap={16}>
        {skipping.result === null ? null : <Notice tone="error">{t('planPage.notBegun')}</Notice>}
        <PlanSummary
          {...cancellationOf(subscription)}
          onSkipTrial={canSkipTrial(subscription) ? () => void skipping.start(undefined) : undefined}
          onContactSupport={onContactSupport}
        />
      </Stack>
    )
  }
  if (state === 'trial' || state === 'active' || state === 'canceled') return null
  return (
    <PlanOffer
      state={state}
      planLabel={planLabel}
      teams={teams}
      plansHref={planAddress(pageAddress('payments'))}
      onContactSupport={onContactSupport}
    />
  )
}
