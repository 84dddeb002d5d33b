import { absorbBrand } from '../state/brand.ts'
import { absorbIdea } from '../state/ideas.ts'
import { api } from './api.ts'

/** Adds a picture or a video to a brand (ACT-028). Answers its address, or why it was not taken. */
export async function addIdeaFile(
  ideaId: string,
  file: File,
  { signal }: { readonly signal: AbortSignal },
): Promise<
  | { readonly url: string }
  | { readonly refusal: 'fileTooLarge' | 'imageTooSmall' | 'notAccepted' | 'generic' }
> {
  const outcome = await api.call('add-idea-file', { ideaId, file }, { signal })
  if (outcome.kind === 'reply') {
    absorbIdea(outcome.reply.idea)
    absorbBrand(outcome.reply.idea)
    return { url: outcome.reply.url }
  }
  if (outcome.kind === 'failure') return { refusal: outcome.failure.error }
  // Its bytes are not what its name says.
  return { refusal: outcome.kind === 'refused' && outcome.status === 400 ? 'notAccepted' : 'generic' }
}
