import type { ReplyOf } from '@aloft/contract/schemas'
import { isCardExpired } from '@aloft/domain/payments/payment.rules'
import { productNow } from '../wiring/core/clock.ts'
import { useQuery } from './use-query.ts'

type Card = ReplyOf<'get-payment-methods'>['paymentMethods'][number]

/** As for a plan: the card that was stored last, unless it can't be charged any more. Null until it's known. */
export function useSavedCard(): Card | null {
  const { loaded } = useQuery('get-payment-methods', {})
  if (loaded.status !== 'ready') return null
  return loaded.reply.paymentMethods.find(({ expiry }) => !isCardExpired(expiry, productNow())) ?? null
}
