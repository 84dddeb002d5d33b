import { useMemo } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'

interface Evidence {
  /** What the briefs and the website of a brand say. */
  byIdea: Record<string, readonly string[]>
  /** What an ad may say beside: what its maker typed for it alone, and the words of its trade. */
  byAd: Record<string, readonly string[]>
}

const state = proxy<Evidence>({ byIdea: {}, byAd: {} })

/** All that claims in an ad of a brand may rest on; null until it is loaded. */
export function useEvidence(ideaId: string, balloonId: string): readonly string[] | null {
  const { byIdea, byAd } = useSnapshot(state)
  const [ofBrand, ofAd] = [byIdea[ideaId], byAd[balloonId]]
  // One list as long as both are the same: the linter reads a list once.
  return useMemo(() => (ofBrand && ofAd ? [...ofBrand, ...ofAd] : null), [ofBrand, ofAd])
}

/** The same, as it is now. */
export function currentEvidence(ideaId: string, balloonId: string): readonly string[] | null {
  const [ofBrand, ofAd] = [state.byIdea[ideaId], state.byAd[balloonId]]
  return ofBrand && ofAd ? [...ofBrand, ...ofAd] : null
}

/** Keeps what a brand says; the same words leave the list that is known, so that nothing is judged again. */
export function setEvidence(ideaId: string, texts: readonly string[]): void {
  keep(state.byIdea, ideaId, texts)
}

/** Keeps what an ad may say beside its brand. */
export function setAdEvidence(balloonId: string, texts: readonly string[]): void {
  keep(state.byAd, balloonId, texts)
}

function keep(list: Record<string, readonly string[]>, id: string, texts: readonly string[]): void {
  if (JSON.stringify(list[id]) !== JSON.stringify(texts)) list[id] = ref([...texts])
}
