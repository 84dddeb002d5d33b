import { useMemo } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'

interface Evidence {
  /** Texts of a brand's briefs and website. */
  byIdea: Record<string, readonly string[]>
  /** Additional evidence for one ad: what the user typed for it, and the words of its trade. */
  byAd: Record<string, readonly string[]>
}

const state = proxy<Evidence>({ byIdea: {}, byAd: {} })

/** All evidence for claims in a brand's ad; null until it's loaded. */
export function useEvidence(ideaId: string, balloonId: string): readonly string[] | null {
  const { byIdea, byAd } = useSnapshot(state)
  const [ofBrand, ofAd] = [byIdea[ideaId], byAd[balloonId]]
  // The same list while both are unchanged, because the linter reads a list once.
  return useMemo(() => (ofBrand && ofAd ? [...ofBrand, ...ofAd] : null), [ofBrand, ofAd])
}

/** The same at this moment, outside of components. */
export function currentEvidence(ideaId: string, balloonId: string): readonly string[] | null {
  const [ofBrand, ofAd] = [state.byIdea[ideaId], state.byAd[balloonId]]
  return ofBrand && ofAd ? [...ofBrand, ...ofAd] : null
}

/**
 * Stores the evidence of a brand; if the texts are the same, the list isn't replaced, so that nothing is
 * checked again.
 */
export function setEvidence(ideaId: string, texts: readonly string[]): void {
  keep(state.byIdea, ideaId, texts)
}

/** Stores the additional evidence for an ad. */
export function setAdEvidence(balloonId: string, texts: readonly string[]): void {
  keep(state.byAd, balloonId, texts)
}

function keep(list: Record<string, readonly string[]>, id: string, texts: readonly string[]): void {
  if (JSON.stringify(list[id]) !== JSON.stringify(texts)) list[id] = ref([...texts])
}
