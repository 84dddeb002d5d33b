import type { EditorContent } from '@aloft/views/ads/editor/editor.view'
import { deletionBlockOf } from '@aloft/domain/balloons/deletion.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { EditBlock } from '@aloft/domain/balloons/edit-block.rules'
import { canCopyToInstagram } from '@aloft/domain/balloons/platform-copy.rules'
import type { Currency } from '@aloft/domain/core/money'
import { confirmationWords } from '@aloft/domain/core/params'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ask } from '../../../modals/ask.ts'
import { useOpenMaxAds } from '../../../navigation/use-open-max-ads.ts'
import { editorAddress } from '../../../addresses/page-address.ts'
import { useMay } from '../../../state/rights.ts'
import { showToast } from '../../../state/toasts.ts'
import { type AdSubject, performAdAction } from '../../../wiring/launches/ad-life.ts'
import { archiveAd, type Duplicated, duplicateAd } from '../../../wiring/balloons/brand.ts'
import { deleteAd } from '../../../wiring/balloons/delete-ad.ts'
import { reloadAd } from '../../../wiring/balloons/load-ad.ts'
import { stopAd } from './stop-ad.ts'

interface ActionAd {
  readonly subject: AdSubject
  readonly balloon: Balloon
  readonly name: string
  readonly currency: Currency
  /** Why nothing can be written in it, or null. */
  readonly lock: EditBlock | null
}

type AdActions = Pick<
  Extract<EditorContent, { kind: 'ready' }>,
  'onUnlock' | 'onStop' | 'onDelete' | 'onDuplicate' | 'onCreateForInstagram' | 'isCreatingForInstagram'
>

/** The actions on an ad in its editor: each only if the user has the right and the status allows it (OPN-38). */
export function useAdActions({ subject, balloon, name, currency, lock }: ActionAd): AdActions {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const openMaxAds = useOpenMaxAds()
  const { ideaId, balloonId } = subject
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
    if (restored === 'maxDrafts') failed(t('backgroundProgress.fail.MAX_DRAFTS'))
    if (restored === 'failed') failed(t('ads.archive.notBack'))
  }
  const remove = async () => {
    const word = confirmationWords.delete
    if ((await ask('serious-delete', { action: 'deleteAd', name, word })) !== word) return
    if (!(await deleteAd(ideaId, balloonId))) return failed(t('editor.deletion.failed'))
    showToast({ tone: 'success', text: t('editor.deletion.done', { name }) })
    void navigate('/0', { replace: true })
  }
  const stop = async () => {
    if (await stopAd(t, subject, { name, hasStarted: !isInReview, currency }))
      failed(t('adSettings.stopFailed'))
  }
  const [isCreating, setCreating] = useState(false)
  const openCopy = async (copied: Duplicated) => {
    if ('adLimit' in copied) await openMaxAds(copied.adLimit)
    else if ('draftLimit' in copied)
      showToast({ tone: 'error', text: t('backgroundProgress.fail.MAX_DRAFTS') })
    else void navigate(editorAddress(ideaId, copied.newBalloonId))
  }
  const duplicate = async () => {
    const copied = await ask('duplicate-campaign', { name, duplicate: () => duplicateAd(ideaId, balloonId) })
    if (copied) await openCopy(copied)
  }
  const createForInstagram = async () => {
    setCreating(true)
    const copied = await duplicateAd(ideaId, balloonId, 'instagram')
    setCreating(false)
    if (copied) await openCopy(copied)
    else showToast({ tone: 'error', text: t('adSettings.duplicate.failed') })
  }
  const { actions, isUnpaid, isPaying, isInReview } = adStatusView(balloon.status)
  const mayEdit = isUnpaid ? may('pay-ad') : may('edit-ad') && actions.includes('EDIT')
  // Whether anything of one that waits for its payment was paid is known to its launch page alone.
  const mayStop = may('stop-ad') && !isPaying && actions.includes('STOP')
  const isArchived = lock === 'archived'
  return {
    ...(lock === 'history' && { onUnlock: () => void navigate(editorAddress(ideaId, balloonId)) }),
    ...(lock === 'status' && mayEdit && { onUnlock: () => void edit() }),
    ...(lock === 'status' && mayStop && { onStop: () => void stop() }),
    ...(isArchived && may('archive-balloon') && { onUnlock: () => void restore() }),
    ...(isArchived &&
      may('delete-balloon') &&
      deletionBlockOf(balloon) === null && { onDelete: () => void remove() }),
    ...(may('duplicate-balloon') && { onDuplicate: () => void duplicate() }),
    ...(may('duplicate-balloon') &&
      canCopyToInstagram(balloon.platform) && {
        onCreateForInstagram: () => void createForInstagram(),
        isCreatingForInstagram: isCreating,
      }),
  }
}
