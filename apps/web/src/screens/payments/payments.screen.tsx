import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PlanComparison } from '@aloft/views/plans/plan-comparison'
import { BillingView } from '@aloft/views/payments/billing.view'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { ChargePart } from './sections/charge-part.tsx'
import { PlanPart } from './sections/plan-part.tsx'
import { ReceiptsPart } from './sections/receipts-part.tsx'
import { TokensPart } from './sections/tokens-part.tsx'
import { useBilledAccount } from './use-billed-account.ts'
import { usePaymentReturn } from './use-payment-return.ts'

/** Plan and billing (PLN-21). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.payments'))
  usePaymentReturn()
  const { account, failed } = useBilledAccount()
  if (failed)
    return <PageMessage title={t('billing.failed')} lead={t('billing.failedLead')} failed={failed} />
  return (
    <BillingView account={account} plan={<PlanPart />} charge={<ChargePart />}>
      {account ? <PlanComparison planLabel={account.planLabel} /> : null}
      <TokensPart />
      <ReceiptsPart />
    </BillingView>
  )
}
