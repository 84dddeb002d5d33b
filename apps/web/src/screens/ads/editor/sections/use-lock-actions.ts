import type { LockedNoticeProps } from '@aloft/views/ads/editor/locked-notice'
import { deletionBlockOf } from '@aloft/domain/balloons/deletion.rules'
import { confirmationWords } from '@aloft/domain/core/params'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { ask } from '../../../../modals/ask.ts'
import { editorAddress } from '../../../../addresses/page-address.ts'
import { textOf } from '../../../../state/ad-content.ts'
import { useMay } from '../../../../state/rights.ts'
import { showToast } from '../../../../state/toasts.ts'
import { offerUndo } from '../../../../state/undo.ts'
import { performAdAction } from '../../../../wiring/launches/ad-life.ts'
import { archiveAd } from '../../../../wiring/balloons/brand.ts'
import { deleteAd } from '../../../../wiring/balloons/delete-ad.ts'
import { reloadAd } from '../../../../wiring/balloons/load-ad.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { stopAd } from '../stop-ad.ts'

type LockActions = Pick<LockedNoticeProps, 'onUnlock' | 'onStop' | 'onDelete'>

const lockedAd = ({ balloon, lock }: EditedAd) => ({
  lock,
  status: balloon.status,
  mayGo: deletionBlockOf(balloon) === null,
})

/** What opens or ends a locked ad: each only if the user has the right and the status allows it (OPN-38). */
export function useLockActions(): LockActions {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const subject = useAdSubject()
  const store = useAdStore()
  const { lock, status, mayGo } = useEditedAd(lockedAd)
  const { actions, isUnpaid, isPaying, isInReview } = adStatusView(status)
  const { ideaId, balloonId } = subject
  const nameNow = () => textOf(store.get().values['name'])
  const failed = (text: string) => {
    // The ad shown here is out of date.
    void reloadAd(ideaId, balloonId)
    showToast({ tone: 'error', text })
  }
  const edit = async () => {
    const outcome = await performAdAction('edit', subject)
    if (outcome.kind === 'refused') failed(t('adSettings.unlockFailed'))
  }
  const restore = async () => {
    const restored = await archiveAd(ideaId, balloonId, false)
    const archiveAgain = () => void archiveAd(ideaId, balloonId, true)
    if (restored === 'done')
      offerUndo('restoreAd', t('ads.archive.restored', { name: nameNow() }), archiveAgain)
    if (restored === 'maxDrafts') failed(t('backgroundProgress.fail.MAX_DRAFTS'))
    if (restored === 'failed') failed(t('ads.archive.notBack'))
  }
  const remove = async () => {
    const [name, word] = [nameNow(), confirmationWords.delete]
    if ((await ask('serious-delete', { action: 'deleteAd', name, word })) !== word) return
    if (!(await deleteAd(ideaId, balloonId))) return failed(t('editor.deletion.failed'))
    showToast({ tone: 'success', text: t('editor.deletion.done', { name }) })
    void navigate('/0', { replace: true })
  }
  const stop = async () => {
    const stopped = { name: nameNow(), hasStarted: !isInReview, currency: store.get().currency }
    if (await stopAd(t, subject, stopped)) failed(t('adSettings.stopFailed'))
  }
  const mayEdit = isUnpaid ? may('pay-ad') : may('edit-ad') && actions.includes('EDIT')
  // Whether anything of one that waits for its payment was paid is known to its launch page alone.
  const mayStop = may('stop-ad') && !isPaying && actions.includes('STOP')
  const isArchived = lock === 'archived'
  return {
    ...(lock === 'history' && { onUnlock: () => void navigate(editorAddress(ideaId, balloonId)) }),
    ...(lock === 'status' && mayEdit && { onUnlock: () => void edit() }),
    ...(lock === 'status' && mayStop && { onStop: () => void stop() }),
    ...(isArchived && may('archive-balloon') && { onUnlock: () => void restore() }),
    ...(isArchived && may('delete-balloon') && mayGo && { onDelete: () => void remove() }),
  }
}
