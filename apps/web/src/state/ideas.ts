import type { ReplyOf } from '@aloft/contract/schemas'
import { proxy, useSnapshot } from 'valtio'

export type IdeasData = ReplyOf<'get-ideas-data'>

interface IdeasState {
  status: 'loading' | 'ready' | 'failed'
  data: IdeasData | null
}

const state = proxy<IdeasState>({ status: 'loading', data: null })

/** The brands of the user and of the teams, with how their loading stands (ENT-04). */
export function useIdeas(): Readonly<IdeasState> {
  return useSnapshot(state) as Readonly<IdeasState>
}

export function setIdeas(next: IdeasState): void {
  Object.assign(state, next)
}
