import { failureMarkers, type FailureMarker, markerOfFailure } from '@aloft/domain/core/ai-results'
import { normaliseUrl } from '@aloft/domain/core/url'
import { scanCapMs } from '@aloft/domain/core/timings'
import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { type BaseContext, defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { readSite } from '../scans/read-site/read-site.ts'
import { findBrandFacts } from './brand-facts.repo.ts'

/** Drafts a brand brief from a website, from the owner's own description, or from both (BRF-06). */
export const generateBrandBrief = defineAction('generate-brand-brief', {
  policy: onBrand(),

  async handle({ db, brand, gateways }, payload) {
    const url = payload.url ? normaliseUrl(payload.url) : null
    if (url === false) throw new CallError('invalidPayload', { field: 'url' })
    const signal = AbortSignal.timeout(scanCapMs)
    const known = await findBrandFacts(db, brand.idea.id)
    const website = url
      ? known?.brief.websiteUrl === url && known.website
        ? { data: known.website }
        : await read(gateways, url, signal)
      : { data: null }
    if ('failure' in website && !payload.brandDescription) return website.failure
    const result = await gateways.ai.write({
      task: 'brand-brief',
      input: {
        url,
        brandDescription: payload.brandDescription ?? '',
        website: 'data' in website ? website.data : null,
      },
      seed: uuidv7(),
      signal,
    })
    if (!result.ok) return markerOfFailure(result.failure)
    return { brief: result.value, writer: result.made.writer, foreignFacts: [] }
  },
})

async function read(
  { webFetch }: BaseContext['gateways'],
  url: string,
  signal: AbortSignal,
): Promise<{ data: WebsiteData } | { failure: FailureMarker }> {
  const result = await readSite({ webFetch, url, signal })
  return result.status === 'SUCCESS' ? { data: result.data } : { failure: markerOfScan(result.reason) }
}

/** A scan's own reasons are markers already, but for an address that leads nowhere. */
function markerOfScan(reason: ScanFailure): FailureMarker {
  return reason in failureMarkers ? (reason as FailureMarker) : 'EXTRACT_FAIL'
}
