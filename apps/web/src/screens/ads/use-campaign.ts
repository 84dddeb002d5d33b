import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../state/toasts.ts'
import { type AdSubject, loadAdCampaign, syncAdCampaign } from '../../wiring/ad-life.ts'

type Campaign = AdCampaign | 'failed' | null

/**
 * The campaign of an ad, read anew whenever its brand is; null until it is there. An ad that is shown is compared with
 * its platform, and it is told where it was stopped there (LCH-12).
 */
export function useCampaign({ ideaId, balloonId, componentId }: AdSubject, balloon: Balloon) {
  const { t } = useTranslation()
  const { status } = balloon
  const [campaign, setCampaign] = useState<Campaign>(null)
  const isAwaited = campaign === null
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const subject = { ideaId, balloonId, componentId }
      const { adCampaign, isSyncedAfterStop } = isLive(status)
        ? await syncAdCampaign(subject)
        : { adCampaign: await loadAdCampaign(subject), isSyncedAfterStop: false }
      if (isSyncedAfterStop) showToast({ tone: 'info', text: t('launch.page.synced') })
      if (isWanted) setCampaign((last) => adCampaign ?? last ?? 'failed')
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [ideaId, balloonId, componentId, balloon, status, isAwaited, t])
  return [campaign, setCampaign] as const
}
