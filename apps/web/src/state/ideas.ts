import type { ReplyOf } from '@aloft/contract/schemas'
import type { Idea, IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import { loadedNow, updateReply, useLoaded } from './queries.ts'
import { type LoadFailure, queryKey } from './replies.ts'
import { userKey } from './session.ts'

export type IdeasData = ReplyOf<'get-ideas-data'>

export const ideasKey = queryKey('get-ideas-data', {})

/** The brands of the user and the teams, with their loading status (ENT-04). */
export function useIdeas(): {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly data: IdeasData | null
  readonly failure: LoadFailure<'get-ideas-data'> | null
} {
  const loaded = useLoaded<'get-ideas-data'>(ideasKey)
  return {
    status: loaded.status,
    data: loaded.status === 'ready' ? loaded.reply : null,
    failure: loaded.status === 'failed' ? loaded.failure : null,
  }
}

export function currentIdeas(): IdeasData | null {
  const loaded = loadedNow<'get-ideas-data'>(ideasKey)
  return loaded.status === 'ready' ? loaded.reply : null
}

/** Whether a brand is among those that can be opened. */
export function isListed({ ideas, teams }: IdeasData, ideaId: string): boolean {
  const all = [...ideas, ...Object.values(teams).flatMap((team) => team.ideas)]
  return all.some(({ _id, archiveDate }) => _id === ideaId && archiveDate === null)
}

/** The brand the user opened last: links speak of it where none is open (RTE-20). */
export function selectIdea(ideaId: string): void {
  updateReply<'get-user'>(userKey, (user) => ({ ...user, selectedIdeaId: ideaId }))
}

/** The logo of a brand has changed. */
export function absorbIdeaLogo(ideaId: string, logoImageUrl: string | null): void {
  changeLists((list) => list.map((idea) => (idea._id === ideaId ? { ...idea, logoImageUrl } : idea)))
}

/** Updates a brand in the list, or adds it as one of the user's own. */
export function absorbIdea({ _id, title, teamId, design, creationDate, archiveDate }: Idea): void {
  const summary: IdeaSummary = {
    _id,
    title,
    teamId,
    logoImageUrl: design.logoImageUrl,
    creationDate,
    archiveDate,
  }
  let isKnown = false
  changeLists((list) =>
    list.map((idea) => {
      if (idea._id !== _id) return idea
      isKnown = true
      return summary
    }),
  )
  if (isKnown) return
  updateReply<'get-ideas-data'>(ideasKey, (data) => ({ ...data, ideas: [...data.ideas, summary] }))
}

function changeLists(change: (list: readonly IdeaSummary[]) => IdeaSummary[]): void {
  updateReply<'get-ideas-data'>(ideasKey, ({ ideas, teams }) => ({
    ideas: change(ideas),
    teams: Object.fromEntries(
      Object.entries(teams).map(([id, team]) => [id, { ...team, ideas: change(team.ideas) }]),
    ),
  }))
}
