import { useEffect } from 'react'
import { readPaymentId } from '../../addresses/payment-id.ts'
import type { LaunchActor } from '../../wiring/launches/launch.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

/** Goes on with the payment in the address, with which the provider's page leads back, once. */
export function usePaymentReturn(actor: LaunchActor): void {
  const [query, setQuery] = useSearchParams()
  const paymentId = readPaymentId(query)
  useEffect(() => {
    if (!paymentId) return
    // Removed from the address first: a reload must not show it again.
    setQuery(
      (rest) => {
        rest.delete('paymentId')
        return rest
      },
      { replace: true },
    )
    actor.send({ type: 'RETURN', paymentId })
  }, [actor, paymentId, setQuery])
}
