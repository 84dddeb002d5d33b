import type { JsonValue } from '@aloft/domain/core/json'
import type { ProposalDecision } from '@aloft/domain/core/proposal.rules'
import { proxy, useSnapshot } from 'valtio'
import { storedRecord, storeRecord } from './stored-records.ts'

/** Who changed a field after a proposal was made; null if unknown. */
export interface ProposalChange {
  readonly authorId: string | null
  readonly authorName: string | null
  readonly date: Date | null
}

/** What is known about a field of a proposal, besides its values. */
export interface FieldProgress {
  readonly decision: ProposalDecision | null
  /** The value that an accepted one has replaced. */
  readonly before?: JsonValue
  readonly isSaving?: boolean
  /** Why it couldn't be saved, as a key. */
  readonly problem?: string | null
  readonly change?: ProposalChange | null
}

type Fields = Readonly<Record<string, FieldProgress>>
const none: Fields = {}
const state = proxy<{ proposals: Record<string, Fields> }>({ proposals: {} })

/** The fields of a proposal, by place. Decisions outlast a reload. */
export function useProposal(id: string): Fields {
  const { proposals } = useSnapshot<object>(state) as { readonly proposals: Readonly<Record<string, Fields>> }
  return proposals[id] ?? storedDecisions(id)
}

export const currentProposal = (id: string): Fields => state.proposals[id] ?? storedDecisions(id)

export function updateProposal(
  id: string,
  places: readonly string[],
  progress: Partial<FieldProgress>,
): void {
  const known = currentProposal(id)
  const changed = places.map((place) => [place, { decision: null, ...known[place], ...progress }] as const)
  state.proposals[id] = { ...known, ...Object.fromEntries(changed) }
  const decided = Object.entries(state.proposals[id]).flatMap(([place, { decision, before = null }]) =>
    decision === null ? [] : [[place, { decision, before }] as const],
  )
  storeRecord('proposals', id, decided.length > 0 ? Object.fromEntries(decided) : null)
}

function storedDecisions(id: string): Fields {
  const stored = storedRecord('proposals', id)
  return typeof stored === 'object' && stored !== null ? (stored as Fields) : none
}
