import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ ideaId: string | null; texts: string[] }>({ ideaId: null, texts: [] })

/** Everything the open brand is known to say of itself, which numbers and proofs in its ads may rest on. */
export function useEvidence(): readonly string[] {
  return useSnapshot(state).texts
}

export function setEvidence(ideaId: string, texts: readonly string[]): void {
  Object.assign(state, { ideaId, texts })
}
