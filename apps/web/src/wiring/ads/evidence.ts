import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { setAdEvidence, setEvidence } from '../../state/evidence.ts'
import { api } from '../core/api.ts'

/** Loads the texts of a brand's briefs and website, for the copy linter. */
export async function loadEvidence(ideaId: string): Promise<void> {
  const outcome = await api.call('get-briefs', { ideaId })
  if (outcome.kind !== 'reply') return
  const { brandBrief, campaignBriefs } = outcome.reply
  const offers = (brandBrief?.websiteData?.offers ?? []).map(({ value }) =>
    [value.name, value.price].filter(Boolean).join(', '),
  )
  const answers = Object.values(brandBrief?.websiteAnswers ?? {}).filter((answer) => answer !== null)
  const own = brandBrief ? brandTexts(brandBrief.brief) : []
  setEvidence(ideaId, [
    ...offers,
    ...answers,
    ...own,
    ...campaignBriefs.flatMap(({ brief }) => campaignTexts(brief)),
  ])
}

/** Loads the texts that were typed for one ad, and the words of its trade. */
export async function loadAdEvidence(ideaId: string, balloonId: string, componentId: string): Promise<void> {
  const outcome = await api.call('get-copy-basis', { ideaId, balloonId, componentId })
  // Without a brief, an ad has no further evidence; while loading, nothing is judged.
  if (outcome.kind === 'reply') setAdEvidence(balloonId, outcome.reply.evidence)
  else if (outcome.kind === 'failure') setAdEvidence(balloonId, [])
}

// Only texts by users: the name of a tone or a formula proves nothing.
function brandTexts({ name, summary, location, differentiators, audiences }: BrandBrief): string[] {
  return [name, summary, location, ...differentiators, ...audiences]
}

function campaignTexts(brief: CampaignBrief): string[] {
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
