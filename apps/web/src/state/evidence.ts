import { proxy, ref, useSnapshot } from 'valtio'

const state = proxy<{ byIdea: Record<string, readonly string[]> }>({ byIdea: {} })

/** Everything a brand is known to say of itself, which claims in its ads may rest on; null until it is loaded. */
export function useEvidence(ideaId: string): readonly string[] | null {
  return useSnapshot(state).byIdea[ideaId] ?? null
}

/** Keeps what a brand says; the same words leave the list that is known, so that nothing is judged anew. */
export function setEvidence(ideaId: string, texts: readonly string[]): void {
  if (JSON.stringify(state.byIdea[ideaId]) !== JSON.stringify(texts)) state.byIdea[ideaId] = ref([...texts])
}
