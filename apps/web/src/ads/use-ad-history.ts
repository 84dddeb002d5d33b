import { hasHistory } from '@aloft/domain/balloons/balloon-merge.rules'
import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { useEffect } from 'react'
import { failedLoad } from '../queries/failed-load.ts'
import { useLoaded } from '../state/queries.ts'
import { queryKey } from '../state/replies.ts'
import { loadAd } from '../wiring/balloons/load-ad.ts'

export type AdHistory =
  | { readonly kind: 'ready'; readonly balloon: BalloonWithHistory }
  | { readonly kind: 'loading' }
  | ReturnType<typeof failedLoad>

/** The whole history of the open ad, which its brand comes without; reloaded if it lacks an entry. */
export function useAdHistory(ideaId: string | null, balloon: Balloon | null): AdHistory {
  const subject =
    ideaId !== null && balloon && !hasHistory(balloon) ? { ideaId, balloonId: balloon.id } : null
  const loaded = useLoaded<'get-balloon'>(subject && queryKey('get-balloon', subject))
  useEffect(() => {
    if (ideaId && balloon && !hasHistory(balloon)) void loadAd(ideaId, balloon.id)
  }, [ideaId, balloon])
  if (balloon && hasHistory(balloon)) return { kind: 'ready', balloon }
  const isLoading = loaded.status === 'loading' || (loaded.status === 'ready' && loaded.isRefreshing)
  const failure = isLoading ? null : loaded.failure
  if (!failure || !subject) return { kind: 'loading' }
  return failedLoad(failure, () => void loadAd(subject.ideaId, subject.balloonId))
}
