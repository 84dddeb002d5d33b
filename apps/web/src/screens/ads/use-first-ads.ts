import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { FirstAdView } from '@aloft/machines/first-ads/first-ads.connect'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCommand } from '../../queries/use-command.ts'
import { showCountdown } from '../../state/countdown.ts'
import { checkForTask } from '../../wiring/ads/ad-generation.ts'
import { reloadAd } from '../../wiring/balloons/load-ad.ts'

/** Loads each ad that is done into its brand. Says of an ad whether it is not there even so. */
export function useAdsOfBrand(
  idea: IdeaWithBalloons,
  ads: readonly FirstAdView[],
): (id: string | null) => boolean {
  const loading = useCommand((ids: string) => Promise.all(ids.split(' ').map((id) => reloadAd(idea._id, id))))
  const missing = ads
    .flatMap(({ status, balloonId }) => (status === 'DONE' && balloonId ? [balloonId] : []))
    .filter((id) => idea.balloons.every((balloon) => balloon.id !== id))
    .join(' ')
  const load = useEffectEvent((ids: string) => void loading.start(ids))
  useEffect(() => {
    if (missing !== '') load(missing)
  }, [missing])
  return (id) => id === null || (loading.isDone && Boolean(loading.input?.split(' ').includes(id)))
}

/** This page shows the progress of the ads; the banner takes over once the user leaves. */
export function useOwnProgress(isMaking: boolean): void {
  const isMakingNow = useRef(isMaking)
  useEffect(() => {
    isMakingNow.current = isMaking
  }, [isMaking])
  useEffect(() => {
    showCountdown(true)
    return () => {
      showCountdown(false)
      if (isMakingNow.current) void checkForTask()
    }
  }, [])
}
