import { isUuid } from '@aloft/domain/core/ids'

/** The payment with which the provider's page leads back to an address; null where it names none that there can be. */
export function readPaymentId(query: URLSearchParams): string | null {
  const id = query.get('paymentId')
  return isUuid(id) ? id : null
}
