import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { editorAddress } from '../../../addresses/page-address.ts'
import { useCommand } from '../../../queries/use-command.ts'
import { findSelectedAd, selectAd } from '../../../wiring/balloons/selected-ad.ts'

/**
 * Keeps the ad that is open as the one selected in its brand. An address that names a brand and no ad leads to the ad
 * that is selected there (NAV-14). True while that one is asked for.
 */
export function useSelectedAd(ideaId: string | null, balloonId: string | null, isOpen: boolean): boolean {
  const navigate = useNavigate()
  const { input, isDone, result, start, forget } = useCommand(findSelectedAd, (found, ofIdea) => {
    if (found) void navigate(editorAddress(ofIdea, found), { replace: true })
  })
  const find = useEffectEvent((ofIdea: string) => void start(ofIdea))
  const leave = useEffectEvent(forget)
  useEffect(() => {
    if (ideaId && balloonId && isOpen) void selectAd(ideaId, balloonId)
  }, [ideaId, balloonId, isOpen])
  useEffect(() => {
    if (!ideaId || balloonId) return
    find(ideaId)
    return () => leave()
  }, [ideaId, balloonId])
  const hasNone = input === ideaId && isDone && result === null
  return Boolean(ideaId && !balloonId && !hasNone)
}
