import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../modals/ask.ts'
import { pageAddress } from '../page-address.ts'
import { useUser } from '../state/session.ts'
import { useBuiltPages } from './built-pages.ts'
import { usePageLink } from './use-page-link.ts'

/**
 * The plan is full, as the server said: leads to where an ad can be put away, or to a larger plan (GEN-09, MOD-10). Who
 * has no plan yet chooses one; those who have one find larger ones on the page of upgrades.
 */
export function useOpenMaxAds(): (limit: AdLimit) => Promise<void> {
  const navigate = useNavigate()
  const link = usePageLink()
  const hasUpgrades = useBuiltPages().includes('upgrade')
  const isFree = useUser()?.plan.labelKey === 'free'
  return useCallback(
    async ({ limit, count }) => {
      const way = await ask('max-ads-exceeded', {
        active: count,
        max: limit,
        ways: isFree || hasUpgrades ? ['archive', 'upgrade'] : ['archive'],
      })
      if (way === 'archive') void navigate('/0')
      if (way === 'upgrade') void navigate(isFree ? pageAddress('create/plan') : link('upgrade'))
    },
    [navigate, link, hasUpgrades, isFree],
  )
}
