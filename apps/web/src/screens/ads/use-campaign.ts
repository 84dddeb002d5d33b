import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { product } from '../../product.ts'
import { showToast } from '../../state/toasts.ts'
import { type AdSubject, followAd } from '../../wiring/ad-life.ts'

type Campaign = AdCampaign | 'failed' | null

/** How often it is looked what has happened; at once, nearly, where the clock can be moved. */
const pollIntervalMs = product.isDevelopment ? 3_000 : 60_000

/**
 * The campaign of an ad, reloaded when its status changes and periodically; null until it is loaded. A live ad is
 * synced with its platform, and the user is notified if it was stopped there (LCH-12).
 */
export function useCampaign({ ideaId, balloonId, componentId }: AdSubject, status: BalloonStatus) {
  const { t } = useTranslation()
  const [campaign, setCampaign] = useState<Campaign>(null)
  const isAwaited = campaign === null
  const [polls, setPolls] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setPolls((count) => (document.hidden ? count : count + 1)),
      pollIntervalMs,
    )
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    let isWanted = true
    const poll = async () => {
      const subject = { ideaId, balloonId, componentId }
      const { adCampaign, isSyncedAfterStop } = await followAd(subject, status)
      if (isSyncedAfterStop) showToast({ tone: 'info', text: t('launch.page.synced') })
      if (isWanted) setCampaign((last) => adCampaign ?? last ?? 'failed')
    }
    void poll()
    return () => {
      isWanted = false
    }
  }, [ideaId, balloonId, componentId, status, polls, isAwaited, t])
  return [campaign, setCampaign] as const
}
