import type { UploadRefusal } from '@aloft/domain/ideas/upload.rules'
import { absorbBrand, filesOfBrand } from '../../state/brand.ts'
import { absorbIdea } from '../../state/ideas.ts'
import { api } from '../core/api.ts'
import { updateIdea } from '../ideas/idea-changes.ts'

/**
 * Uploads a file; resolves with its address, or why it wasn't accepted. Rejects if `signal` aborts it. Calls
 * `onProgress` if the progress is known.
 */
export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<{ readonly url: string } | { readonly refusal: UploadRefusal | 'generic' }>

/** Adds a picture or a video to a brand (ACT-028). Resolves with its address, or why it was refused. */
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
  // Its content doesn't match its name.
  return { refusal: outcome.kind === 'refused' && outcome.status === 400 ? 'notAccepted' : 'generic' }
}

/** Removes a file from the open brand; resolves with false if that failed. */
export async function removeIdeaFile(ideaId: string, url: string): Promise<boolean> {
  const without = (urls: readonly string[]) => urls.filter((known) => known !== url)
  const { uploadedImages, uploadedVideos } = filesOfBrand()
  const data = uploadedImages.includes(url)
    ? { uploadedImages: without(uploadedImages) }
    : { uploadedVideos: without(uploadedVideos) }
  return (await updateIdea(ideaId, data)) === null
}
