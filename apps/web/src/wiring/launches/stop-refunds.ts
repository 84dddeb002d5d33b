import type { StopRefund } from '@aloft/domain/ads/list/stop-refunds.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { api } from '../core/api.ts'

/** What would come back if these ads were stopped; null if that couldn't be loaded. */
export async function loadStopRefunds(
  ideaId: string,
  balloonIds: readonly string[],
): Promise<readonly StopRefund[] | null> {
  const outcome = await api.call('get-stop-refunds', { ideaId, balloonIds: [...balloonIds] })
  if (outcome.kind !== 'reply') return null
  return outcome.reply.refunds.map((one) => ({ ...one, refund: toMinorUnits(one.refund) }))
}
