import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { BriefRecord } from '../state/briefs.ts'

/** A new campaign brief, filled with the brand's own data but without an offer (BRF-05). */
export function emptyCampaign(brand: BrandBrief | null): BriefRecord {
  return {
    name: '',
    url: brand?.websiteUrl ?? '',
    goal: null,
    specialPurpose: null,
    language: brand?.language ?? null,
    location: brand?.location ?? '',
    offeringType: null,
    offeringName: '',
    offeringSummary: '',
    differentiators: brand?.differentiators ?? [],
    audiences: brand?.audiences ?? [],
    formula: null,
    toneOfVoice: brand?.toneOfVoice ?? null,
  } satisfies CampaignBrief
}
