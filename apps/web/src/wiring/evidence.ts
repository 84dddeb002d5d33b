import { setEvidence } from '../state/evidence.ts'
import { api } from './api.ts'

/** Loads what a brand's briefs and website say, for the copy linter. */
export async function loadEvidence(ideaId: string): Promise<void> {
  const outcome = await api.call('get-briefs', { ideaId })
  if (outcome.kind !== 'reply') return
  const { brandBrief, campaignBriefs } = outcome.reply
  const offers = (brandBrief?.websiteData?.offers ?? []).map(({ value }) =>
    [value.name, value.price].filter(Boolean).join(', '),
  )
  const answers = Object.values(brandBrief?.websiteAnswers ?? {})
  const briefs = [brandBrief?.brief, ...campaignBriefs.map(({ brief }) => brief)]
  const said = briefs.flatMap((brief) => Object.values(brief ?? {}).flat())
  const texts = [...answers, ...said].filter((text): text is string => typeof text === 'string')
  setEvidence(ideaId, [...offers, ...texts])
}
