import type { AdGenerationFailed } from '@aloft/machines/ad-generation/task'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLocation, useNavigate } from 'react-router'
import { useOpenMaxAds } from '../navigation/use-open-max-ads.ts'
import { isPathOf } from '../addresses/page-paths.ts'
import { adGenerationActor } from '../wiring/ads/ad-generation.ts'
import { loadAdFailures } from './load-ad-failures.ts'

/** Shows each failure of an ad as a toast and a modal that lead to its fix (GEN-08 to GEN-15, BRF-13). */
export function useAdFailures(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const openMaxAds = useOpenMaxAds()
  useEffect(() => {
    const onFailure = async (failed: AdGenerationFailed) => {
      // That page shows each ad with its failure and a retry.
      if (isPathOf(pathname, ['create/first-ads'])) return
      const { showAdFailure } = await loadAdFailures()
      await showAdFailure(failed, { t, navigate, pathname, openMaxAds })
    }
    const subscription = adGenerationActor.on('FAILED', (event) => void onFailure(event))
    return () => subscription.unsubscribe()
  }, [navigate, openMaxAds, pathname, t])
}
