import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../modals/ask.ts'
import { useMay } from '../../state/rights.ts'
import { showToast } from '../../state/toasts.ts'
import { offerUndo } from '../../state/undo.ts'
import { archiveAd } from '../../wiring/balloons/brand.ts'

// The machine is needed once somebody archives, not for a first screen.
const loadAdStatus = () => import('@aloft/machines/ad-status/ad-status.connect')

/** Archives an ad after confirmation, and offers to undo that. */
export function useArchiveAd(
  ideaId: string,
): (ad: { id: string; name: string; status: BalloonStatus }) => Promise<void> {
  const { t } = useTranslation()
  const may = useMay()
  return async ({ id, name, status }) => {
    const { adStatusView } = await loadAdStatus()
    const isUnderWay = adStatusView(status).actions.includes('STOP')
    // Archiving stops it.
    if (isUnderWay && !may('stop-ad')) {
      showToast({ text: t('ads.archive.ownerOnly'), tone: 'error' })
      return
    }
    // The result is shown even if the modal has been closed meanwhile.
    const archive = async () => {
      if ((await archiveAd(ideaId, id, true)) !== 'done') return null
      offerUndo('archiveAd', t('ads.archive.done', { name }), () => void restore())
      return true
    }
    const restore = async () => {
      const restored = await archiveAd(ideaId, id, false)
      const isFull = restored === 'maxDrafts'
      const text = t(isFull ? 'backgroundProgress.fail.MAX_DRAFTS' : 'ads.archive.notBack')
      if (restored !== 'done') showToast({ text, tone: 'error' })
    }
    void ask('archive-balloon', { name, isUnderWay, archive })
  }
}
