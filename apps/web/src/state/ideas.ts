import type { ReplyOf } from '@aloft/contract/schemas'
import type { Idea, IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import { proxy, useSnapshot } from 'valtio'

export type IdeasData = ReplyOf<'get-ideas-data'>

interface IdeasState {
  status: 'loading' | 'ready' | 'failed'
  data: IdeasData | null
}

const state = proxy<IdeasState>({ status: 'loading', data: null })

/** The brands of the user and of the teams, with their loading status (ENT-04). */
export function useIdeas(): Readonly<IdeasState> {
  return useSnapshot(state) as Readonly<IdeasState>
}

export function setIdeas(next: Partial<IdeasState>): void {
  Object.assign(state, next)
}

export const currentIdeas = (): IdeasData | null => state.data

/** Whether a brand is among those that can be opened. */
export function isListed({ ideas, teams }: IdeasData, ideaId: string): boolean {
  const all = [...ideas, ...Object.values(teams).flatMap((team) => team.ideas)]
  return all.some(({ _id, archiveDate }) => _id === ideaId && archiveDate === null)
}

/** The logo of a brand has changed. */
export function absorbIdeaLogo(ideaId: string, logoImageUrl: string | null): void {
  const { data } = state
  const lists = data ? [data.ideas, ...Object.values(data.teams).map(({ ideas }) => ideas)] : []
  for (const idea of lists.flat()) if (idea._id === ideaId) idea.logoImageUrl = logoImageUrl
}

/** Updates a brand in the list, or adds it as one of the user's own. */
export function absorbIdea({ _id, title, teamId, design, creationDate, archiveDate }: Idea): void {
  const { data } = state
  if (!data) return
  const logoImageUrl = design.logoImageUrl
  const summary: IdeaSummary = { _id, title, teamId, logoImageUrl, creationDate, archiveDate }
  const lists = [data.ideas, ...Object.values(data.teams).map(({ ideas }) => ideas)]
  const list = lists.find((ideas) => ideas.some((idea) => idea._id === _id))
  if (list) list[list.findIndex((idea) => idea._id === _id)] = summary
  else data.ideas.push(summary)
}
