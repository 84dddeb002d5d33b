import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { failureOfMarker, markerOfFailure } from '@aloft/domain/core/ai-results'
import { normaliseUrl } from '@aloft/domain/core/url'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import type { WorkContext } from '../../work-context.ts'
import { onBrandIfNamed } from '../../action/policies.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import { findUntranslatedFacts } from '@aloft/copywriter/briefs/untranslated-facts'
import { readSite } from '../scans/read-site/read-site.ts'
import { soldGuesses } from '@aloft/copywriter/facts/sold-guesses'
import { askAi } from './ask-ai.ts'
import { findBrandFacts } from './brand-facts.repo.ts'
import { withKnownPlace } from './known-place.ts'

/** Drafts a brand brief from a website, from the owner's own description, or from both (BRF-06). */
export const generateBrandBrief = defineAction('generate-brand-brief', {
  policy: onBrandIfNamed(),

  async handle({ db, brand, gateways, log }, payload) {
    const url = payload.url ? normaliseUrl(payload.url) : null
    if (url === false) throw new CallError('invalidPayload', { field: 'url' })
    const brandDescription = payload.brandDescription ?? ''
    const known = brand && (await findBrandFacts(db, brand.idea.id))
    const isKnown = known?.website && known.brief.websiteUrl === url

    const read: { data: WebsiteData | null } = { data: null }
    const result = await askAi(log, async (signal): Promise<AiResult<BrandBrief>> => {
      const website = url === null ? null : isKnown ? known.website : await readWebsite(gateways, url, signal)
      // The owner's description is enough, so a website without facts is not a failure.
      if (website && 'failure' in website && !brandDescription) return website
      const data = website && 'failure' in website ? null : website
      read.data = data
      const input = { url, brandDescription, website: data }
      return gateways.ai.write({ task: 'brand-brief', input, seed: uuidv7(), signal })
    })
    if (!result.ok) return markerOfFailure(result.failure)
    const brief = await withKnownPlace(result.value, brandDescription)
    const untranslated = findUntranslatedFacts(campaignBriefOfBrand(brief))
    const guesses = soldGuesses({
      brandName: brief.name,
      brief: campaignBriefOfBrand(brief),
      website: read.data,
    })
    return {
      brief,
      writer: result.made.writer,
      foreignFacts: untranslated,
      ...(guesses && { soldGuesses: [...guesses] }),
    }
  },
})

async function readWebsite(
  { webFetch }: WorkContext['gateways'],
  url: string,
  signal: AbortSignal,
): Promise<WebsiteData | (AiResult<never> & { ok: false })> {
  const result = await readSite({ webFetch, url, signal })
  // The owner was not asked about contradictions between pages yet.
  if (result.status === 'SUCCESS') return { ...settleWebsiteData(withFacts(result.data), {}), questions: [] }
  // The scan's reasons are markers already, except that of an unreachable address.
  return { ok: false, failure: failureOfMarker(result.reason) ?? 'extractFail' }
}
