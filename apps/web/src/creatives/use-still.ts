import type { StillOffer } from '@aloft/views/creatives/render-note'
import { withStills } from '@aloft/domain/creatives/studio/video.rules'
import { stateOfDraft } from '@aloft/machines/draft-queue/draft-queue.connect'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { studioAddress } from '../addresses/page-address.ts'
import { useCreative } from '../state/creatives.ts'
import { useMay } from '../state/rights.ts'
import { currentScenes } from '../state/scene-edits.ts'
import { editScenes, useCreativeQueue } from '../wiring/drafts/creative-drafts.ts'

/** The way out for a creative with a video: its poster as a still in all sizes, saved like any edit (RND-04). */
export function useStill(id: string | null): StillOffer | undefined {
  const creative = useCreative(id)
  const may = useMay()
  const queue = useCreativeQueue()
  const { pathname, search } = useLocation()
  const [sentFor, setSentFor] = useState<typeof creative>(undefined)
  if (!creative || !may('save-ad-creative')) return undefined
  const { _id, ideaId } = creative
  const stills = withStills(currentScenes(_id))
  const state = stateOfDraft(queue, _id)
  // What keeps it from being saved is settled in the studio.
  const isPending = sentFor === creative && state !== 'refused' && state !== 'conflict'
  if (!stills && !isPending) return { studioHref: studioAddress(ideaId, _id, `${pathname}${search}`) }
  return {
    isPending,
    onUse: () => {
      if (!stills) return
      setSentFor(creative)
      editScenes(ideaId, _id, stills)
    },
  }
}
