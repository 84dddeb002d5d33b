import type { AdPerformance, BrandPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { isUuid } from '@aloft/domain/core/ids'
import { api } from './api.ts'

/** The figures of an ad, or why there are none. */
export async function loadAdPerformance(
  ideaId: string,
  balloonId: string,
): Promise<AdPerformance | 'not_launched' | 'notFound' | 'failed'> {
  // An address that was cut short names nothing, however often one tries.
  if (!isUuid(balloonId)) return 'notFound'
  const outcome = await api.call('get-ad-performance', { ideaId, balloonId })
  if (outcome.kind === 'failure') return 'notFound'
  return outcome.kind === 'reply' ? outcome.reply : 'failed'
}

/** The same of all ads of a brand. */
export async function loadBrandPerformance(
  ideaId: string,
): Promise<BrandPerformance | 'not_launched' | 'failed'> {
  const outcome = await api.call('get-brand-performance', { ideaId })
  return outcome.kind === 'reply' ? outcome.reply : 'failed'
}
