import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits, textWithin } from '@aloft/domain/briefs/brief-limits.rules'
import type { Idea } from '@aloft/domain/ideas/idea.entity'

/** A brand brief that somebody begins by hand: what the brand itself says goes without saying. */
export function emptyBrand({
  title,
  url,
  description,
}: Pick<Idea, 'title' | 'url' | 'description'>): BrandBrief {
  return {
    name: title,
    summary: textWithin(description ?? '', briefLimits.text),
    differentiators: [],
    audiences: [],
    language: null,
    location: '',
    websiteUrl: url ?? '',
    toneOfVoice: null,
  }
}
