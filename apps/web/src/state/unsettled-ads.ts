import { proxy, useSnapshot } from 'valtio'

/** An ad with edits that the user has to settle before they can be saved. */
export interface UnsettledAd {
  readonly ideaId: string
  readonly balloonId: string
  /** `conflict`: the user has to choose between two values. `refused`: the server refused an edit. */
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
