import { expect, it } from 'vitest'
import type { CampaignBrief } from './brief.entity.ts'
import { briefLimits } from './brief-limits.rules.ts'
import { campaignBriefOfBrand } from './campaign-brief-of-brand.rules.ts'
import { withNewerBrandFacts } from './newer-brand-facts.rules.ts'

const brand = {
  name: 'Odd Loaf',
  summary: 'A sourdough bakery in Cork.',
  differentiators: ['Proved for thirty hours', 'Milled nearby'],
  audiences: [],
  language: 'en' as const,
  location: 'Cork',
  websiteUrl: '',
  toneOfVoice: null,
}
const made: CampaignBrief = { ...campaignBriefOfBrand(brand), differentiators: ['Milled nearby'] }

it('adds what was added to the brand, and nothing that was left out of the ad', () => {
  const now = { ...brand, differentiators: [...brand.differentiators, 'Since 1998', 'MILLED nearby'] }
  expect(withNewerBrandFacts(made, brand, now).differentiators).toEqual(['Milled nearby', 'Since 1998'])
})

it('changes nothing where the brand says what it said', () => {
  expect(withNewerBrandFacts(made, brand, brand)).toEqual(made)
})

it.each([
  ['follows the brand from no place', '', '', 'Cork', 'Cork'],
  ['follows the brand to another place', 'Cork', 'Cork', 'Kinsale', 'Kinsale'],
  ['keeps a place of its own', 'Dublin', 'Cork', 'Kinsale', 'Dublin'],
  ['keeps its place where the brand has none any more', 'Cork', 'Cork', '', 'Cork'],
])('%s', (_, own, before, now, expected) => {
  const merged = withNewerBrandFacts(
    { ...made, location: own },
    { ...brand, location: before },
    { ...brand, location: now },
  )
  expect(merged.location).toBe(expected)
})

it('holds no more than a brief may', () => {
  const many = Array.from({ length: briefLimits.entries }, (_, index) => `Claim ${index}`)
  const merged = withNewerBrandFacts(made, brand, { ...brand, differentiators: many })
  expect(merged.differentiators).toHaveLength(briefLimits.entries)
  expect(merged.differentiators[0]).toBe('Milled nearby')
})
