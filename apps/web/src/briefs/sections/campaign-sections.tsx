import { ArchivedBriefsSection, CampaignBriefsSection } from '@aloft/views/briefs/brief-sections'
import { useState } from 'react'
import { subjectOf, useBriefDrafts } from '../../state/briefs.ts'
import { editBrief } from '../../wiring/drafts/brief-drafts.ts'
import { emptyCampaign } from '../empty-campaign.ts'
import { useOpenBriefs } from '../open-briefs.tsx'
import { useBriefs } from '../use-briefs.ts'
import { NewCampaign, SavedCampaign } from './campaign.tsx'

/** The campaign briefs (BRF-03) and the archived ones (BRF-12); of all of them, one is open at a time. */
export function CampaignSections() {
  const { ideaId, isReadOnly } = useOpenBriefs()
  const { brand, campaigns, archived } = useBriefs(ideaId)
  const { drafts } = useBriefDrafts()
  const [openId, setOpenId] = useState<string | null>(null)
  const saved = [...campaigns, ...archived]
  const fresh = Object.entries(drafts).flatMap(([id, draft]) => {
    const isNew = draft.ideaId === ideaId && subjectOf({ ideaId, id }).kind === 'campaign'
    return isNew && !saved.some(({ _id }) => _id === id) ? [id] : []
  })
  const add = () => {
    const briefId = crypto.randomUUID()
    editBrief({ ideaId, kind: 'campaign', briefId }, emptyCampaign(brand?.brief ?? null), {})
    setOpenId(briefId)
  }
  const renderBrief = (id: string) => {
    const known = saved.find(({ _id }) => _id === id)
    const opening = { isOpen: id === openId, onOpen: (isOpen: boolean) => setOpenId(isOpen ? id : null) }
    return known ? <SavedCampaign brief={known} {...opening} /> : <NewCampaign id={id} {...opening} />
  }
  return (
    <>
      <CampaignBriefsSection
        ids={[...fresh.toReversed(), ...campaigns.map(({ _id }) => _id)]}
        renderBrief={renderBrief}
        onAdd={isReadOnly ? undefined : add}
      />
      <ArchivedBriefsSection ids={archived.map(({ _id }) => _id)} renderBrief={renderBrief} />
    </>
  )
}
