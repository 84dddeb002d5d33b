import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '../../modals/ask.ts'
import { readPaymentId } from '../../addresses/payment-id.ts'
import { confirmAdPayment } from '../../wiring/launches/payments.ts'

/** Says how a payment went to whoever comes back from the provider's page, once; `onAgain` asks for another one. */
export function usePaymentResult(ideaId: string, balloonId: string, onAgain: () => void): void {
  const again = useRef(onAgain)
  useEffect(() => {
    again.current = onAgain
  })
  const [query, setQuery] = useSearchParams()
  const paymentId = readPaymentId(query)
  useEffect(() => {
    if (!paymentId) return
    // Removed from the address first: a reload must not show it again.
    setQuery(
      (last) => {
        last.delete('paymentId')
        return last
      },
      { replace: true },
    )
    void confirmAdPayment({ ideaId, balloonId }, paymentId)
      .then((outcome) => ask('invite-confirm-payment', outcome))
      .then((answer) => answer === 'again' && again.current())
  }, [ideaId, balloonId, paymentId, setQuery])
}
