import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BriefRecord, currentBrandBrief, editKey } from '../state/briefs.ts'
import { putQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { draftBrandBrief } from '../wiring/brand-brief.ts'
import { editBrief, loadBriefs, saveEdit } from '../wiring/briefs.ts'

/** Has the brand brief written from the website, and offers to take that back (BRF-06, BRF-13). */
export function useWriteAnew(ideaId: string): {
  readonly isRunning: boolean
  readonly start: () => Promise<void>
} {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const key = editKey(ideaId, 'brand', null)
  const start = async () => {
    setRunning(true)
    // What was just written has its place in the history before it is written over.
    await saveEdit(key)
    const before = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
    const end = await draftBrandBrief(ideaId)
    if (end === 'saved') {
      await loadBriefs(ideaId)
      showToast({
        text: t('briefs.brand.writtenAnew'),
        tone: 'success',
        ...(before && { action: { label: t('briefs.brand.takeBack'), onPress: () => takeBack(before) } }),
      })
    } else if (end === 'generic') showToast({ text: t('briefs.brand.notWritten'), tone: 'error' })
    setRunning(false)
    if (end === 'saved' || end === 'generic') return
    // The modals show briefs too, so their table cannot be asked by its types here.
    const way = await putQuestion('ai-generation-failed', { reason: end, ways: ['again'] })
    if (way === 'again') await start()
  }
  const takeBack = (before: BriefRecord) => {
    const now = currentBrandBrief(ideaId)?.brief as BriefRecord | undefined
    if (!now) return
    for (const [field, value] of Object.entries(before))
      editBrief(key, { ideaId, kind: 'brand', briefId: null }, now, field, value)
    void saveEdit(key)
  }
  return { isRunning, start }
}
