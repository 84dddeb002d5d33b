import { proxy, useSnapshot } from 'valtio'

/** An ad of which something is not saved until the user does something about it. */
export interface UnsettledAd {
  readonly ideaId: string
  readonly balloonId: string
  /** `conflict`: of two values one is to be taken. `refused`: the server would not take what was written. */
  readonly trouble: 'conflict' | 'refused'
}

const state = proxy<{ ads: readonly UnsettledAd[] }>({ ads: [] })

export function useUnsettledAds(): readonly UnsettledAd[] {
  return useSnapshot(state).ads
}

/** Sets the current list; an ad with both troubles is listed with its conflict. */
export function setUnsettledAds(ads: readonly UnsettledAd[]): void {
  const each = ads.filter(
    ({ balloonId }, place) => ads.findIndex((ad) => ad.balloonId === balloonId) === place,
  )
  if (JSON.stringify(each) !== JSON.stringify(state.ads)) state.ads = each
}
