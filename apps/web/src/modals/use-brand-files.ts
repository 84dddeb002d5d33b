import type { BrandFile } from '@aloft/views/ideas/brand-files'
import type { UploadKind } from '@aloft/domain/ideas/upload.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { addIdeaFile, removeIdeaFile, type SendFile } from '../wiring/creatives/idea-files.ts'

/** Adds files to a brand and removes them, each with its own question (ENT-33, API-14). */
export function useBrandFiles(ideaId: string) {
  const { t } = useTranslation()
  // Not typed by the table of modals, because it includes the modals that use this.
  const upload = async (accepts: readonly UploadKind[]): Promise<string | undefined> => {
    const send: SendFile = (file, { signal }) => addIdeaFile(ideaId, file, { signal })
    const uploaded = (await putQuestion('upload', { accepts, send })) as { url: string } | undefined
    return uploaded?.url
  }
  const remove = async (file: BrandFile, name: string) => {
    if (!(await putQuestion('confirm-delete-item', { kind: 'file', name }))) return
    const isGone = await removeIdeaFile(ideaId, file.url)
    showToast({
      text: t(isGone ? 'modals.brandFiles.deleted' : 'modals.brandFiles.notDeleted', { name }),
      tone: isGone ? 'success' : 'error',
    })
  }
  return { upload, remove }
}
