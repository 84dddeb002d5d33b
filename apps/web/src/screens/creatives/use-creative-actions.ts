import type { CreativeActions } from '@aloft/views/creatives/creative-card'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { offerUndo } from '../../state/undo.ts'
import {
  archiveCreative,
  deleteCreative,
  downloadCreative,
  duplicateCreative,
} from '../../wiring/creatives/creative-list.ts'

/** What a user can do with the creatives of a brand, and whose file is being made. */
export function useCreativeActions(ideaId: string | undefined): {
  readonly actions: CreativeActions
  readonly downloading: string | null
} {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [downloading, setDownloading] = useState<string | null>(null)
  const subjectOf = ({ _id }: ListedCreative) => ({ ideaId: ideaId ?? '', adCreativeId: _id })
  const nameOf = ({ headline }: ListedCreative) => headline ?? t('creativeList.untitled')
  const report = (text: string) => showToast({ text, tone: 'error' })

  const archive = async (creative: ListedCreative) => {
    const name = nameOf(creative)
    const subject = subjectOf(creative)
    const { isArchived } = creative
    const undo = async () => {
      const failed = isArchived ? 'creativeList.archiveFailed' : 'creativeList.restoreFailed'
      if (!(await archiveCreative(subject, isArchived))) report(t(failed, { name }))
    }
    // The result is shown even if the modal has been closed meanwhile.
    const move = async () => {
      if (!(await archiveCreative(subject, !isArchived))) return null
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
    if (await duplicateCreative(subjectOf(creative)))
      showToast({ text: t('creativeList.duplicated', { name }), tone: 'success' })
    else report(t('creativeList.duplicateFailed', { name }))
  }
  const remove = async (creative: ListedCreative) => {
    const name = nameOf(creative)
    if (!(await ask('confirm-delete-item', { kind: 'creative', name }))) return
    const outcome = await deleteCreative(subjectOf(creative))
    if (outcome === 'deleted') showToast({ text: t('creativeList.deleted', { name }), tone: 'success' })
    else if (outcome === 'launched') report(t('creativeList.launched', { name }))
    else if (outcome) report(t('creativeList.inUse', { ad: outcome.shownBy }))
    else report(t('creativeList.deleteFailed', { name }))
  }
  const download = async (creative: ListedCreative) => {
    setDownloading(creative._id)
    const outcome = await downloadCreative(subjectOf(creative))
    setDownloading(null)
    if (outcome === 'needsPaidPlan')
      showToast({
        text: t('creativeList.needsPaidPlan'),
        tone: 'info',
        action: {
          label: t('creativeList.seePlans'),
          onPress: () => void navigate(pageAddress('create/plan')),
        },
      })
    else if (outcome === 'notDrawn') report(t('creativeList.notDrawnYet'))
    else if (outcome === 'failed') report(t('creativeList.downloadFailed'))
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
