import type { AiFailure } from '@aloft/domain/core/ai-results'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useCommand } from '../queries/use-command.ts'
import { type BriefRecord, briefsQuery, currentBrandBrief } from '../state/briefs.ts'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { offerUndo } from '../state/undo.ts'
import { draftBrandBrief } from '../wiring/briefs/brand-brief.ts'
import { briefDrafts, editBrief } from '../wiring/drafts/brief-drafts.ts'
import { fetchReply } from '../wiring/core/queries.ts'

/** Rewrites the brand brief from the website, and offers to undo that (BRF-06, BRF-13). */
export function useRewrite(ideaId: string): {
  readonly isRunning: boolean
  readonly start: () => Promise<void>
} {
  const { t } = useTranslation()
  const undo = (before: BriefRecord) => {
    const now = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
    if (!now) return
    editBrief({ ideaId, kind: 'brand', briefId: null }, now, before)
    void briefDrafts.finishSaving()
  }
  const { isPending, start } = useCommand(
    async () => {
      // So that the latest edits are in the history before they're overwritten.
      await briefDrafts.finishSaving()
      const before = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
      const end = await draftBrandBrief(ideaId)
      if (end === 'saved') await fetchReply('get-briefs', briefsQuery(ideaId))
      return { before, end }
    },
    ({ before, end }, _, again) => {
      const text = t('briefs.brand.rewritten')
      if (end === 'saved' && before) offerUndo('rewriteBrief', text, () => undo(before))
      else if (end === 'saved') showToast({ text, tone: 'success' })
      else if (end === 'generic') showToast({ text: t('briefs.brand.notWritten'), tone: 'error' })
      else void offerAgain(end, again)
    },
  )
  return { isRunning: isPending, start: async () => void (await start(null)) }
}

async function offerAgain(reason: AiFailure, again: () => void): Promise<void> {
  // Not typed by the table of modals, because modals show briefs too and the import would be circular.
  const way = await putQuestion('ai-generation-failed', { reason, ways: ['again'] })
  if (way === 'again') again()
}
