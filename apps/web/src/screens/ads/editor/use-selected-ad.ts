import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { editorAddress } from '../../../addresses/page-address.ts'
import { findSelectedAd, selectAd } from '../../../wiring/balloons/selected-ad.ts'

/**
 * Keeps the ad that is open as the one selected in its brand. An address that names a brand and no ad leads to the ad
 * that is selected there (NAV-14). True while that one is asked for.
 */
export function useSelectedAd(ideaId: string | null, balloonId: string | null, isOpen: boolean): boolean {
  const navigate = useNavigate()
  const [brandWithoutAd, setBrandWithoutAd] = useState<string | null>(null)
  useEffect(() => {
    if (ideaId && balloonId && isOpen) void selectAd(ideaId, balloonId)
  }, [ideaId, balloonId, isOpen])
  useEffect(() => {
    if (!ideaId || balloonId) return
    const leaving = new AbortController()
    void findSelectedAd(ideaId).then((found) => {
      if (leaving.signal.aborted) return
      if (found) void navigate(editorAddress(ideaId, found), { replace: true })
      else setBrandWithoutAd(ideaId)
    })
    return () => leaving.abort()
  }, [ideaId, balloonId, navigate])
  return Boolean(ideaId && !balloonId && brandWithoutAd !== ideaId)
}
