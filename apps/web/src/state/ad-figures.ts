import type { ReplyOf } from '@aloft/contract/schemas'
import { proxy, ref, useSnapshot } from 'valtio'

/** What an ad brought, its amounts decimal. */
export type AdFigures = ReplyOf<'get-ad-figures'>['figures'][number]

interface AdFiguresState {
  ideaId: string | null
  status: 'loading' | 'ready' | 'failed'
  /** By ad, replaced as a whole; those that were never shown have none. */
  figures: Readonly<Record<string, AdFigures>>
}

const none = { status: 'loading', figures: {} } as const
const state = proxy<AdFiguresState>({ ideaId: null, ...none })

/** The figures of a brand's ads as last loaded (LST-02). */
export function useAdFigures(ideaId: string | null): Readonly<Omit<AdFiguresState, 'ideaId'>> {
  const now = useSnapshot<object>(state) as Readonly<AdFiguresState>
  return now.ideaId === ideaId ? now : none
}

/** They are asked for; what is known of the same brand stays until others come. */
export function beginAdFigures(ideaId: string): void {
  if (state.ideaId !== ideaId) Object.assign(state, { ideaId, ...none })
  else if (state.status === 'failed') state.status = 'loading'
}

export function setAdFigures(ideaId: string, figures: readonly AdFigures[]): void {
  if (state.ideaId !== ideaId) return
  const byAd = Object.fromEntries(figures.map((one) => [one.balloonId, one]))
  Object.assign(state, { status: 'ready', figures: ref(byAd) })
}

/** Figures on screen stay until newer ones are loaded. */
export function failAdFigures(ideaId: string): void {
  if (state.ideaId === ideaId && state.status === 'loading') state.status = 'failed'
}
