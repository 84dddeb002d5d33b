import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { editorAddress } from '../addresses/page-address.ts'
import { useOpenMaxAds } from '../navigation/use-open-max-ads.ts'
import { showToast } from '../state/toasts.ts'
import type { Duplicated } from '../wiring/balloons/brand.ts'

/** Leads to a copy of an ad of this brand, or says why there is none; null if copying failed. */
export function useOpenCopy(ideaId: string): (copied: Duplicated | null) => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openMaxAds = useOpenMaxAds()
  return async (copied) => {
    if (!copied) showToast({ tone: 'error', text: t('adSettings.duplicate.failed') })
    else if ('adLimit' in copied) await openMaxAds(copied.adLimit)
    else if ('draftLimit' in copied)
      showToast({ tone: 'error', text: t('backgroundProgress.fail.MAX_DRAFTS') })
    else void navigate(editorAddress(ideaId, copied.newBalloonId))
  }
}
