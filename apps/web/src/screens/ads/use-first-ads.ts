import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { FirstAdView } from '@aloft/machines/first-ads/first-ads.connect'
import { useEffect, useRef, useState } from 'react'
import { showCountdown } from '../../state/countdown.ts'
import { checkForTask } from '../../wiring/ads/ad-generation.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'

/** Loads the brand until it holds each ad that is done. Says of an ad whether it is not there even so. */
export function useAdsOfBrand(
  idea: IdeaWithBalloons,
  ads: readonly FirstAdView[],
): (id: string | null) => boolean {
  const [loaded, setLoaded] = useState<readonly string[]>([])
  const missing = ads
    .flatMap(({ status, balloonId }) => (status === 'DONE' && balloonId ? [balloonId] : []))
    .filter((id) => !loaded.includes(id) && idea.balloons.every((balloon) => balloon.id !== id))
    .join(' ')
  useEffect(() => {
    if (missing === '') return
    void loadBrand(idea._id).then(() => setLoaded((known) => [...known, ...missing.split(' ')]))
  }, [idea._id, missing])
  return (id) => id === null || loaded.includes(id)
}

/** The machine waits while nobody sees the page. */
export function useHiddenTab(send: (event: { type: 'HIDE' | 'SHOW' }) => void): void {
  useEffect(() => {
    const onVisibilityChange = () => send({ type: document.hidden ? 'HIDE' : 'SHOW' })
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [send])
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
