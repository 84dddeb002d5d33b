import { useEffect } from 'react'
import { checkForTask } from '../../wiring/ads/ad-generation.ts'
import { reloadAd } from '../../wiring/balloons/load-ad.ts'

/**
 * Watches an incomplete ad of the open brand: it's either still being generated, or removed if generation has
 * failed.
 */
export function useUnfinishedAd(
  ideaId: string | undefined,
  balloonId: string | undefined,
  hasFailed: boolean,
): void {
  useEffect(() => {
    if (!ideaId || !balloonId) return
    if (hasFailed) void reloadAd(ideaId, balloonId)
    else void checkForTask()
  }, [ideaId, balloonId, hasFailed])
}
