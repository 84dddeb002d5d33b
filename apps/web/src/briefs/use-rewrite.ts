import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type BriefRecord, briefsQuery, currentBrandBrief } from '../state/briefs.ts'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { draftBrandBrief } from '../wiring/briefs/brand-brief.ts'
import { briefDrafts, editBrief } from '../wiring/drafts/brief-drafts.ts'
import { fetchReply } from '../wiring/core/queries.ts'

/** Rewrites the brand brief from the website, and offers to undo that (BRF-06, BRF-13). */
export function useRewrite(ideaId: string): {
  readonly isRunning: boolean
  readonly start: () => Promise<void>
} {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const start = async () => {
    setRunning(true)
    // So that the latest edits are in the history before they're overwritten.
    await briefDrafts.finishSaving()
    const before = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
    const end = await draftBrandBrief(ideaId)
    if (end === 'saved') {
      await fetchReply('get-briefs', briefsQuery(ideaId))
      showToast({
        text: t('briefs.brand.rewritten'),
        tone: 'success',
        ...(before && { action: { label: t('briefs.brand.undo'), onPress: () => undo(before) } }),
      })
    } else if (end === 'generic') showToast({ text: t('briefs.brand.notWritten'), tone: 'error' })
    setRunning(false)
    if (end === 'saved' || end === 'generic') return
    // Not typed by the table of modals, because modals show briefs too and the import would be circular.
    const way = await putQuestion('ai-generation-failed', { reason: end, ways: ['again'] })
    if (way === 'again') await start()
  }
  const undo = (before: BriefRecord) => {
    const now = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
    if (!now) return
    editBrief({ ideaId, kind: 'brand', briefId: null }, now, before)
    void briefDrafts.finishSaving()
  }
  return { isRunning, start }
}
