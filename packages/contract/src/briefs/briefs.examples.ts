import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'

export const exampleBriefIds = {
  idea: '01936b2e-0000-7000-8000-000000000101',
  brand: '01936b2e-0000-7000-8000-000000000301',
} as const

/** The brand brief of every example, story and mock. */
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
