import type { IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import { chooseCurrentIdeaId } from '@aloft/domain/ideas/idea.rules'
import { useIdeas } from '../state/ideas.ts'
import { useUser } from '../state/session.ts'
import { useSearchParams } from '../router/use-search-params.ts'

/** The page's brand: that of the address, otherwise the user's selected one, otherwise the first (SES-04). */
export function useCurrentIdea(): IdeaSummary | undefined {
  const { data } = useIdeas()
  const selectedIdeaId = useUser()?.selectedIdeaId ?? null
  const queryIdeaId = useSearchParams()[0].get('ideaId')
  if (!data) return undefined
  const ideas = [...data.ideas, ...Object.values(data.teams).flatMap((team) => team.ideas)]
  const id = chooseCurrentIdeaId({ queryIdeaId, selectedIdeaId, ideas })
  return ideas.find(({ _id }) => _id === id)
}
