import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { useEffect } from 'react'
import { useCreatives } from '../../state/creatives.ts'
import { loadCreative } from '../../wiring/creatives/creatives.ts'
import { undrawnCreative } from './ad-cards.ts'

/** Waits for the picture of the newest ad, because a new ad is loaded before its picture is drawn. */
export function useNewestPicture(balloons: readonly Balloon[]): void {
  const id = undrawnCreative(balloons, useCreatives())
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void loadCreative(id, leaving.signal)
    return () => leaving.abort()
  }, [id])
}
