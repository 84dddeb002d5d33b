import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useEffect, useRef } from 'react'
import { readPaymentId } from '../../addresses/payment-id.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { showToast } from '../../state/toasts.ts'
import { loadPaymentReturn, setPaymentMethod } from '../../wiring/payments/subscription.ts'

/** Finishes what led to a provider's page: the plan is charged to the new card, or was paid for. */
export function usePaymentReturn(): void {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const paymentId = readPaymentId(query)
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (paymentId === null || taken.current === paymentId) return
    taken.current = paymentId
    setQuery(new URLSearchParams(), { replace: true })
    const settle = async () => {
      const end = await loadPaymentReturn(paymentId)
      if (end === 'paid') return showToast({ tone: 'success', text: t('planPage.begun') })
      if (end === 'notPaid') return showToast({ tone: 'warning', text: t('billing.charge.notAdded') })
      const { _id, brand, last4 } = end.card
      const change = await setPaymentMethod(_id)
      if (change === null) showToast({ tone: 'error', text: t('billing.charge.changeFailed') })
      else if (change === 'noPlan') showToast({ tone: 'success', text: t('billing.charge.saved') })
      else
        showToast({
          tone: 'success',
          text: t('billing.charge.changed', { brand: cardBrandName(brand), last4 }),
        })
    }
    void settle()
  }, [paymentId, setQuery, t])
}
