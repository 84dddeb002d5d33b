import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../modals/ask.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useUser } from '../state/session.ts'
import { useBuiltPages } from './built-pages.ts'
import { usePageLink } from './use-page-link.ts'

/**
 * If the plan is full: opens the page where an ad can be archived, or a larger plan (GEN-09, MOD-10). If
 * there's no upgrade page, the plans page shows larger ones and how to get them.
 */
export function useOpenMaxAds(): (limit: AdLimit) => Promise<void> {
  const navigate = useNavigate()
  const link = usePageLink()
  const hasUpgrades = useBuiltPages().includes('upgrade')
  const isFree = useUser()?.plan.labelKey === 'free'
  const isUpgradable = hasUpgrades && !isFree
  return useCallback(
    async ({ limit, count }) => {
      const way = await ask('max-ads-exceeded', { active: count, max: limit })
      if (way === 'archive') void navigate('/0')
      if (way === 'upgrade') void navigate(isUpgradable ? link('upgrade') : pageAddress('create/plan'))
    },
    [navigate, link, isUpgradable],
  )
}
