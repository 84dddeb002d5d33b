import { proxy, useSnapshot } from 'valtio'
import type { DraftKind } from './offline-edits.ts'

/** A draft with edits that the user has to settle before they can be saved. */
export interface UnsettledDraft {
  readonly kind: DraftKind
  readonly ideaId: string
  readonly id: string
  /** `conflict`: the user has to choose between two values. `refused`: the server refused an edit. */
  readonly trouble: 'conflict' | 'refused'
}

const state = proxy<{ drafts: readonly UnsettledDraft[] }>({ drafts: [] })

export function useUnsettledDrafts(): readonly UnsettledDraft[] {
  return useSnapshot(state).drafts
}

/** Sets the current list of a kind; a draft with both troubles is listed with its conflict. */
export function setUnsettledDrafts(kind: DraftKind, drafts: readonly Omit<UnsettledDraft, 'kind'>[]): void {
  const each = drafts
    .filter(({ id }, place) => drafts.findIndex((draft) => draft.id === id) === place)
    .map((draft) => ({ kind, ...draft }))
  const next = [...state.drafts.filter((draft) => draft.kind !== kind), ...each]
  if (JSON.stringify(next) !== JSON.stringify(state.drafts)) state.drafts = next
}
