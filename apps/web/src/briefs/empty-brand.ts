import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { briefLimits, textWithin } from '@aloft/domain/briefs/brief-limits.rules'
import type { Idea } from '@aloft/domain/ideas/idea.entity'

/** A brand brief that the user starts by hand, filled with the brand's own data. */
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
