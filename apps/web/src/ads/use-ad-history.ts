import { hasHistory } from '@aloft/domain/balloons/balloon-merge.rules'
import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { useEffect, useState } from 'react'
import { loadAdHistory } from '../wiring/ad-history.ts'

export type AdHistory =
  | { readonly kind: 'ready'; readonly balloon: BalloonWithHistory }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

/** The whole history of an ad that is opened, which its brand comes without; loaded again once it lacks an entry. */
export function useAdHistory(ideaId: string | null, balloon: Balloon | null): AdHistory {
  const [failedAd, setFailedAd] = useState<string | null>(null)
  const hasFailed = balloon !== null && failedAd === balloon.id
  useEffect(() => {
    if (!ideaId || !balloon || hasFailed || hasHistory(balloon)) return undefined
    let isLeft = false
    void loadAdHistory(ideaId, balloon.id).then((isLoaded) => {
      if (!isLeft && !isLoaded) setFailedAd(balloon.id)
    })
    return () => {
      isLeft = true
    }
  }, [ideaId, balloon, hasFailed])
  if (balloon && hasHistory(balloon)) return { kind: 'ready', balloon }
  return hasFailed ? { kind: 'failed', onRetry: () => setFailedAd(null) } : { kind: 'loading' }
}
