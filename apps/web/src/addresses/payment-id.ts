import { isUuid } from '@aloft/domain/core/ids'

/** The payment in an address that the provider's page returned to; null if there's none or it's invalid. */
export function readPaymentId(query: URLSearchParams): string | null {
  const id = query.get('paymentId')
  return isUuid(id) ? id : null
}
