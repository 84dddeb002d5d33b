import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { product } from '../../state/product.ts'
import { showToast } from '../../state/toasts.ts'
import { useQuery } from '../../queries/use-query.ts'
import { type AdSubject, reloadAfterStatusChange, syncAd } from '../../wiring/launches/ad-life.ts'

/** If the clock can be moved, an ad's days pass within seconds. */
const pollIntervalMs = product.isDevelopment ? 3_000 : 60_000

/**
 * The campaign of an ad, reloaded when its status changes and periodically. A live ad is also synced with its
 * platform each time, and the user is notified if it was stopped there (LCH-12).
 */
export function useCampaign({ ideaId, balloonId, componentId }: AdSubject, status: BalloonStatus) {
  const { t } = useTranslation()
  const { isLive: isSynced } = adStatusView(status)
  useEffect(() => {
    if (!isSynced) return
    const sync = async () => {
      if (document.hidden) return
      if (await syncAd({ ideaId, balloonId, componentId }))
        showToast({ tone: 'info', text: t('launch.page.synced') })
    }
    void sync()
    const timer = setInterval(() => void sync(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [ideaId, balloonId, componentId, isSynced, t])
  const query = useQuery(
    'get-ad-campaign',
    { ideaId, balloonId, componentId },
    { changesWith: status, ...(!isSynced && { everyMs: pollIntervalMs }) },
  )
  const { loaded } = query
  const loadedStatus = loaded.status === 'ready' ? loaded.reply.status : null
  useEffect(() => {
    if (loadedStatus !== null && loadedStatus !== status) void reloadAfterStatusChange({ ideaId, balloonId })
  }, [ideaId, balloonId, loadedStatus, status])
  return query
}
