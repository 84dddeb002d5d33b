import type { CreativeActions } from '@aloft/views/creatives/creative-card'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { offerUndo } from '../../state/undo.ts'
import { archiveCreatives, deleteCreative, duplicateCreative } from '../../wiring/creatives/creative-list.ts'
import { useCreativeDownload } from './use-creative-download.ts'

/** What a user can do with the creatives of a brand, and whose file is being made. */
export function useCreativeActions(ideaId: string | undefined): {
  readonly actions: CreativeActions
  readonly downloading: string | null
} {
  const { t } = useTranslation()
  const [downloading, setDownloading] = useState<string | null>(null)
  const startDownload = useCreativeDownload(ideaId)
  const brand = ideaId ?? ''
  const nameOf = ({ headline }: ListedCreative) => headline ?? t('creativeList.untitled')
  const report = (text: string) => showToast({ text, tone: 'error' })

  const archive = async (creative: ListedCreative) => {
    const name = nameOf(creative)
    const chosen = { ideaId: brand, ids: [creative._id] }
    const { isArchived } = creative
    const undo = async () => {
      const failed = isArchived ? 'creativeList.archiveFailed' : 'creativeList.restoreFailed'
      if (!(await archiveCreatives(chosen, isArchived))) report(t(failed, { name }))
    }
    // The result is shown even if the modal has been closed meanwhile.
    const move = async () => {
      if (!(await archiveCreatives(chosen, !isArchived))) return null
      offerUndo(
        isArchived ? 'restoreCreative' : 'archiveCreative',
        t(isArchived ? 'creativeList.restoreDone' : 'creativeList.archiveDone', { name }),
        () => void undo(),
      )
      return true as const
    }
    await ask(isArchived ? 'unarchive-creative' : 'archive-creative', { name, move })
  }
  const duplicate = async (creative: ListedCreative) => {
    const name = nameOf(creative)
    if (await duplicateCreative(brand, creative._id))
      showToast({ text: t('creativeList.duplicated', { name }), tone: 'success' })
    else report(t('creativeList.duplicateFailed', { name }))
  }
  const remove = async (creative: ListedCreative) => {
    const name = nameOf(creative)
    if (!(await ask('confirm-delete-item', { kind: 'creative', name }))) return
    const outcome = await deleteCreative(brand, creative._id)
    if (outcome === 'deleted') showToast({ text: t('creativeList.deleted', { name }), tone: 'success' })
    else if (outcome === 'launched') report(t('creativeList.launched', { name }))
    else if (outcome) report(t('creativeList.inUse', { ad: outcome.shownBy }))
    else report(t('creativeList.deleteFailed', { name }))
  }
  const download = async (creative: ListedCreative) => {
    await startDownload([creative], () => setDownloading(creative._id))
    setDownloading(null)
  }
  return {
    actions: {
      onArchive: (creative) => void archive(creative),
      onDelete: (creative) => void remove(creative),
      onDownload: (creative) => void download(creative),
      onDuplicate: (creative) => void duplicate(creative),
    },
    downloading,
  }
}
