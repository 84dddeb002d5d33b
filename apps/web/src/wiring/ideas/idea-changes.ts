import type { PayloadOf } from '@aloft/contract/schemas'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import { absorbBrand } from '../../state/brand.ts'
import { absorbIdea, currentIdeas } from '../../state/ideas.ts'
import { api } from '../core/api.ts'

type Clash = 'overIdeaLimit' | 'existingTitle' | 'teamInactive'

/** An unanswered attempt may have succeeded, so an unchanged payload is sent with the same key. */
let intent: { readonly payload: string; readonly key: string } | null = null

/**
 * Adds a brand (ACT-024). Resolves with it or with the failure; for an existing brand with the same website,
 * with its id and title.
 */
export async function createIdea(
  brand: PayloadOf<'create-idea'>,
): Promise<
  | { readonly idea: Idea }
  | { readonly failure: Clash | 'generic' }
  | { readonly failure: 'existingIdea'; readonly ideaId: string; readonly title: string }
> {
  const payload = JSON.stringify(brand)
  if (intent?.payload !== payload) intent = { payload, key: crypto.randomUUID() }
  const outcome = await api.call('create-idea', brand, { key: intent.key })
  if (outcome.kind === 'reply' || outcome.kind === 'failure') intent = null
  if (outcome.kind === 'reply') {
    absorbIdea(outcome.reply.idea)
    return outcome.reply
  }
  if (outcome.kind !== 'failure') return { failure: 'generic' }
  const { failure } = outcome
  if (failure.error !== 'existingIdea') return { failure: failure.error }
  return { failure: 'existingIdea', ideaId: failure.ideaId, title: titleOf(failure.ideaId) }
}

/** Changes a brand (ACT-025). Resolves with the failure, or null. */
export async function updateIdea(
  ideaId: string,
  data: PayloadOf<'update-idea'>['data'],
): Promise<'existingTitle' | 'existingIdea' | 'forbidden' | 'generic' | null> {
  const outcome = await api.call('update-idea', { ideaId, data })
  if (outcome.kind === 'reply') {
    absorbIdea(outcome.reply.idea)
    absorbBrand(outcome.reply.idea)
    return null
  }
  if (outcome.kind === 'refused' && outcome.error === 'forbidden') return 'forbidden'
  const clash = outcome.kind === 'failure' ? outcome.failure.error : null
  return clash === 'existingTitle' || clash === 'existingIdea' ? clash : 'generic'
}

function titleOf(ideaId: string): string {
  const { ideas = [], teams = {} } = currentIdeas() ?? {}
  const all = [...ideas, ...Object.values(teams).flatMap((team) => team.ideas)]
  return all.find(({ _id }) => _id === ideaId)?.title ?? ''
}
