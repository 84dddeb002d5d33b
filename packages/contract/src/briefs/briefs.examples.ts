import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'

export const exampleBriefIds = {
  idea: '01936b2e-0000-7000-8000-000000000101',
  brand: '01936b2e-0000-7000-8000-000000000301',
  campaign: '01936b2e-0000-7000-8000-000000000302',
} as const

/** The brand brief in every example, story and mock. */
export const exampleBrandBrief: BrandBrief = {
  name: 'Nightjar Lamps',
  summary: 'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
  differentiators: ['Every lamp can be opened and rewired, free for ten years.'],
  audiences: ['People doing up a first home', 'Gift buyers'],
  language: 'en',
  location: 'Galway, Ireland',
  websiteUrl: 'https://nightjar.example',
  toneOfVoice: 'trust',
}

/** The campaign brief in every example, story and mock. */
export const exampleCampaignBrief: CampaignBrief = {
  name: 'Wren table lamp',
  url: 'https://nightjar.example',
  goal: 'sales',
  specialPurpose: null,
  language: 'en',
  location: 'Galway, Ireland',
  offeringType: 'product',
  offeringName: 'Wren table lamp',
  offeringSummary: 'A small glass lamp for a desk or a sill.',
  differentiators: exampleBrandBrief.differentiators,
  audiences: exampleBrandBrief.audiences,
  formula: 'FAB',
  toneOfVoice: 'trust',
}
