import type { UploadRefusal } from '@aloft/domain/ideas/upload.rules'
import { absorbBrand, filesOfBrand } from '../../state/brand.ts'
import { absorbIdea } from '../../state/ideas.ts'
import { api } from '../core/api.ts'
import { updateIdea } from '../ideas/idea-changes.ts'

/**
 * Sends a file; resolves with its address, or why it wasn't accepted. Rejects if `signal` aborts it. Calls `onProgress`
 * if the progress is known.
 */
export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<{ readonly url: string } | { readonly refusal: UploadRefusal | 'generic' }>

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

/** Takes a file away from the brand that is open; false where it stayed. */
export async function removeIdeaFile(ideaId: string, url: string): Promise<boolean> {
  const without = (urls: readonly string[]) => urls.filter((known) => known !== url)
  const { uploadedImages, uploadedVideos } = filesOfBrand()
  const data = uploadedImages.includes(url)
    ? { uploadedImages: without(uploadedImages) }
    : { uploadedVideos: without(uploadedVideos) }
  return (await updateIdea(ideaId, data)) === null
}
