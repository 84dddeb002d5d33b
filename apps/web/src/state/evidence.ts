import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { useMemo } from 'react'
import { briefsQuery, type BriefsReply } from './briefs.ts'
import { type Loaded, useLoaded } from './queries.ts'
import { queryKey } from './replies.ts'

/** An ad as calls about its texts name it. */
export interface EvidenceSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

/** All evidence for claims in an ad, from the queries that its page loads; null until both are there. */
export function useEvidence({ ideaId, balloonId, componentId }: EvidenceSubject): readonly string[] | null {
  const briefs = useLoaded<'get-briefs'>(queryKey('get-briefs', briefsQuery(ideaId)))
  const basis = useLoaded<'get-copy-basis'>(queryKey('get-copy-basis', { ideaId, balloonId, componentId }))
  const ofBrand = briefs.status === 'ready' ? briefs.reply : null
  const ofAd = adTexts(basis)
  // The same list as long as the texts are the same, because the linter reads a list once.
  const json = useMemo(
    () => JSON.stringify(ofBrand && ofAd && [...brandTexts(ofBrand), ...ofAd]),
    [ofBrand, ofAd],
  )
  return useMemo(() => JSON.parse(json) as readonly string[] | null, [json])
}

/** Texts of a brand's briefs and website that say something about it. */
export function brandTexts({ brandBrief, campaignBriefs }: BriefsReply): readonly string[] {
  const offers = (brandBrief?.websiteData?.offers ?? []).map(({ value }) =>
    [value.name, value.price].filter(Boolean).join(', '),
  )
  const answers = Object.values(brandBrief?.websiteAnswers ?? {}).filter((answer) => answer !== null)
  return [
    ...offers,
    ...answers,
    ...(brandBrief ? textsOfBrand(brandBrief.brief) : []),
    ...campaignBriefs.flatMap(({ brief, archiveDate }) =>
      archiveDate === null ? textsOfCampaign(brief) : [],
    ),
  ]
}

const none: readonly string[] = []

/** What the user typed for one ad, and the words of its trade; null while that isn't known. */
export function adTexts(basis: Loaded<'get-copy-basis'>): readonly string[] | null {
  if (basis.status === 'loading') return null
  // Without a brief, an ad has no further evidence.
  if (basis.failure?.declared) return none
  return basis.status === 'ready' ? basis.reply.evidence : null
}

// Only texts by users: the name of a tone or a formula proves nothing.
function textsOfBrand({ name, summary, location, differentiators, audiences }: BrandBrief): string[] {
  return [name, summary, location, ...differentiators, ...audiences]
}

function textsOfCampaign(brief: CampaignBrief): string[] {
  const { name, offeringName, offeringSummary, specialPurpose, location, differentiators, audiences } = brief
  return [
    name,
    offeringName,
    offeringSummary,
    specialPurpose ?? '',
    location,
    ...differentiators,
    ...audiences,
  ]
}
