import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { checkBrandDescription } from '@aloft/domain/briefs/brief.rules'
import type { BrandBriefInput } from '../tasks.ts'
import { readDescription } from './description.ts'

/**
 * Writes a brand brief (BRF-02) from the website, and fills gaps from the owner's own sentences. What neither says stays empty.
 * Null if there is no website and no description of sufficient length.
 */
export function writeBrandBrief({ url, brandDescription, website }: BrandBriefInput): BrandBrief | null {
  const hasDescription = checkBrandDescription(brandDescription) === null
  const described = hasDescription ? readDescription(brandDescription) : null
  if (!website) return described && { ...described, websiteUrl: url ?? '' }
  const read = briefFromWebsite(website, url ?? '')
  if (!described) return isEmpty(read) ? null : read
  return {
    ...read,
    name: read.name || described.name,
    summary: read.summary || described.summary,
    differentiators: read.differentiators.length > 0 ? read.differentiators : described.differentiators,
    audiences: read.audiences.length > 0 ? read.audiences : described.audiences,
    language: read.language ?? described.language,
    location: read.location || described.location,
  }
}

function isEmpty({ name, summary, differentiators }: BrandBrief): boolean {
  return name === '' && summary === '' && differentiators.length === 0
}
