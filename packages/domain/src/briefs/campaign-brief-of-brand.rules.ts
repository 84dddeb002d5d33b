import type { BrandBrief, CampaignBrief } from './brief.entity.ts'

/** The default brief of a campaign for the brand as a whole. */
export function campaignBriefOfBrand(brand: BrandBrief): CampaignBrief {
  return {
    name: brand.name,
    url: brand.websiteUrl,
    goal: null,
    specialPurpose: null,
    language: brand.language,
    location: brand.location,
    offeringType: 'brand',
    offeringName: brand.name,
    offeringSummary: brand.summary,
    differentiators: brand.differentiators,
    audiences: brand.audiences,
    formula: null,
    toneOfVoice: brand.toneOfVoice,
  }
}
