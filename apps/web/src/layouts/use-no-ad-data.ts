import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAdDataPlace, lacksAdData } from '../modals/ad-data-places.ts'
import { ask } from '../modals/ask.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useBrand } from '../state/brand.ts'
import { useMay } from '../state/rights.ts'
import { hasBrandBrief } from '../wiring/briefs/brand-brief.ts'

/** Asks for a brand brief on pages that would stay empty without one (MOD-12, OPN-99). */
export function useNoAdData(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { idea } = useBrand()
  // Only for users who can write it.
  const mayMend = useMay()('save-brief')
  const known = idea && { adGenData: idea.adGenData, numAds: idea.balloons.length }
  const mayLack =
    known !== null && mayMend && isAdDataPlace(pathname) && lacksAdData({ ...known, hasBrandBrief: false })
  const ideaId = mayLack ? idea?._id : undefined
  useEffect(() => {
    if (!ideaId) return
    const leaving = new AbortController()
    const promptForData = async () => {
      // Only requested if no other data is known.
      if ((await hasBrandBrief(ideaId)) || leaving.signal.aborted) return
      const way = await ask('no-ad-generation-data', { reason: 'incomplete' }, leaving)
      if (way === 'update') void navigate(pageAddress('onboarding/details'))
    }
    void promptForData()
    return () => leaving.abort()
  }, [ideaId, navigate])
}
