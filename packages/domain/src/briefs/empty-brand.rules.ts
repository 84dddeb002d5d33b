import type { Idea } from '../ideas/idea.entity.ts'
import type { BrandBrief } from './brief.entity.ts'
import { briefLimits, textWithin } from './brief-limits.rules.ts'

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
