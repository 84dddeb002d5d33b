import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CampaignBriefData } from '../state/briefs.ts'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { offerUndo } from '../state/undo.ts'
import { archiveBrief } from '../wiring/drafts/brief-drafts.ts'

/** Moves a campaign brief to or from the archive after confirmation, and offers to undo that (BRF-12). */
export function useMoveBrief(
  ideaId: string,
): (brief: CampaignBriefData, isArchived: boolean) => Promise<void> {
  const { t } = useTranslation()
  return async ({ _id, brief: { name } }, isArchived) => {
    const words = isArchived ? 'archiveBrief' : 'unarchiveBrief'
    const undo = async () => {
      const failed = isArchived ? 'briefs.unarchiveBrief.failed' : 'briefs.archiveBrief.failed'
      if (!(await archiveBrief(ideaId, _id, !isArchived))) showToast({ text: t(failed), tone: 'error' })
    }
    // The result is shown even if the modal has been closed meanwhile.
    const move = async () => {
      if (!(await archiveBrief(ideaId, _id, isArchived))) return null
      offerUndo(
        isArchived ? 'archiveBrief' : 'restoreBrief',
        t(`briefs.${words}.done`, { name }),
        () => void undo(),
      )
      return true as const
    }
    // Not typed by the table of modals, because modals show briefs too and the import would be circular.
    await putQuestion(isArchived ? 'archive-brief' : 'unarchive-brief', { name, move })
  }
}
