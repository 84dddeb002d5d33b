import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../modals/ask.ts'
import { useBuiltPages } from './built-pages.ts'
import { usePageLink } from './use-page-link.ts'

/** The plan is full, as the server said: leads to where an ad can be put away, or to a larger plan (GEN-09, MOD-10). */
export function useOpenMaxAds(): (limit: AdLimit) => Promise<void> {
  const navigate = useNavigate()
  const link = usePageLink()
  const hasPlans = useBuiltPages().includes('upgrade')
  return useCallback(
    async ({ limit, count }) => {
      const way = await ask('max-ads-exceeded', {
        active: count,
        max: limit,
        ways: hasPlans ? ['archive', 'upgrade'] : ['archive'],
      })
      if (way) void navigate(way === 'archive' ? '/0' : link('upgrade'))
    },
    [navigate, link, hasPlans],
  )
}
