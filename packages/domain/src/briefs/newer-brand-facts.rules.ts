import { comparableName } from '../core/names.ts'
import type { BrandBrief, CampaignBrief } from './brief.entity.ts'
import { briefLimits } from './brief-limits.rules.ts'

type BrandFacts = Pick<BrandBrief, 'differentiators' | 'location'>

/**
 * The brief an ad was created from, plus later additions to the brand's own brief: new differentiators, and the place
 * if the ad's brief has none or the brand's old one. What somebody removed from the ad's brief stays out.
 */
export function withNewerBrandFacts(
  brief: CampaignBrief,
  before: BrandFacts,
  now: BrandFacts,
): CampaignBrief {
  const known = new Set([...before.differentiators, ...brief.differentiators].map(comparableName))
  const added = now.differentiators.filter((text) => !known.has(comparableName(text)))
  const isBrandPlace = brief.location.trim() === '' || isSame(brief.location, before.location)
  return {
    ...brief,
    differentiators: [...brief.differentiators, ...added].slice(0, briefLimits.entries),
    location: isBrandPlace && now.location.trim() !== '' ? now.location : brief.location,
  }
}

function isSame(one: string, other: string): boolean {
  return comparableName(one) === comparableName(other)
}
