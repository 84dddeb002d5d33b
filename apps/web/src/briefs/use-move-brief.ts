import { useTranslation } from 'react-i18next'
import type { CampaignBriefData } from '../state/briefs.ts'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { archiveBrief } from '../wiring/drafts/brief-drafts.ts'

/** Asks, moves a campaign brief between the current and the archived ones, and offers to undo it (BRF-12). */
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
    // Shown even if its modal has been closed meanwhile.
    const move = async () => {
      if (!(await archiveBrief(ideaId, _id, isArchived))) return null
      const label = isArchived ? t('briefs.archiveBrief.undo') : t('briefs.unarchiveBrief.undo')
      showToast({
        text: t(`briefs.${words}.done`, { name }),
        tone: 'success',
        action: { label, onPress: () => void undo() },
      })
      return true as const
    }
    // The modals show briefs too, so their table cannot be asked by its types here.
    await putQuestion(isArchived ? 'archive-brief' : 'unarchive-brief', { name, move })
  }
}
