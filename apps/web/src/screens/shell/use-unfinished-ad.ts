import { useEffect } from 'react'
import { checkForTask } from '../../wiring/ad-generation.ts'
import { loadBrand } from '../../wiring/brand.ts'

/** Looks after an ad of the open brand that is not whole: whether it is still made, or went with its task. */
export function useUnfinishedAd(
  ideaId: string | undefined,
  balloonId: string | undefined,
  hasFailed: boolean,
): void {
  useEffect(() => {
    if (!ideaId || !balloonId) return
    if (hasFailed) void loadBrand(ideaId)
    else void checkForTask()
  }, [ideaId, balloonId, hasFailed])
}
