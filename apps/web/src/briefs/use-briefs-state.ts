import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import { failedLoad } from '../queries/failed-load.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import '../wiring/drafts/old-brief-edits.ts'
import { loadBrand } from '../wiring/balloons/brand.ts'
import { loadIdeas } from '../wiring/ideas/ideas.ts'
import { useBriefs } from './use-briefs.ts'

/** What is there of the current brand's briefs. */
export type BriefsState =
  | { readonly kind: 'loading' }
  | ReturnType<typeof failedLoad>
  | { readonly kind: 'noBrand' }
  | { readonly kind: 'ready'; readonly idea: IdeaSummary; readonly brand: IdeaWithBalloons }

/** Loads the briefs of the current brand. */
export function useBriefsState(): BriefsState {
  const idea = useCurrentIdea()
  const ideas = useIdeas()
  const { idea: brand, failure } = useBrand()
  const known = useBriefs(idea?._id ?? null)
  if (ideas.status === 'failed') return failedLoad(ideas.failure, () => void loadIdeas())
  if (ideas.status === 'loading') return { kind: 'loading' }
  if (!idea) return { kind: 'noBrand' }
  if (known.status === 'failed') return failedLoad(known.failure, known.retry)
  if (!brand && failure) return failedLoad(failure, () => void loadBrand(idea._id))
  if (known.status === 'loading' || brand?._id !== idea._id) return { kind: 'loading' }
  return { kind: 'ready', idea, brand }
}
