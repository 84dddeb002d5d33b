import { expect, it } from 'vitest'
import { briefLimits } from './brief-limits.rules.ts'
import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from './brief.entity.ts'

const brandBrief = {
  name: 'Nightjar Lamps',
  summary: 'Hand-made lamps of reclaimed oak.',
  differentiators: ['Reclaimed oak'],
  audiences: ['People who furnish a first home'],
  language: 'en',
  location: 'Ireland',
  websiteUrl: 'https://nightjar.example',
  toneOfVoice: 'trust',
}
const campaignBrief = {
  name: 'Autumn',
  url: 'https://nightjar.example/autumn',
  goal: 'sales',
  specialPurpose: null,
  language: 'de',
  location: 'Germany',
  offeringType: 'product',
  offeringName: 'Oak lamp',
  offeringSummary: 'A lamp',
  differentiators: [],
  audiences: [],
  formula: 'PAS',
  toneOfVoice: null,
}
const designBrief = { font: 'Arimo', layoutColor: '#434cff', textColor: '#474747', logoImageUrl: null }

it.each([
  ['brand', brandBriefSchema, brandBrief, 8],
  ['campaign', campaignBriefSchema, campaignBrief, 13],
  ['design', designBriefSchema, designBrief, 4],
] as const)('a %s brief has its fields', (_, schema, brief, count) => {
  expect(schema.parse({ ...brief, other: 1 })).toEqual(brief)
  expect(Object.keys(brief)).toHaveLength(count)
  for (const field of Object.keys(brief)) {
    expect(schema.safeParse({ ...brief, [field]: undefined }).success).toBe(false)
  }
})

it('may leave choices open', () => {
  const choices = { goal: null, language: null, offeringType: null, formula: null, toneOfVoice: null }
  expect(campaignBriefSchema.parse({ ...campaignBrief, ...choices })).toMatchObject(choices)
  expect(
    designBriefSchema.parse({ ...designBrief, logoImageUrl: '/files/a.png', textColor: '#0a1B2c' }),
  ).toBeTruthy()
})

it('refuses choices that are none', () => {
  expect(brandBriefSchema.safeParse({ ...brandBrief, toneOfVoice: 'anger' }).success).toBe(false)
  expect(campaignBriefSchema.safeParse({ ...campaignBrief, goal: 'fame' }).success).toBe(false)
  expect(designBriefSchema.safeParse({ ...designBrief, textColor: 'url(x)' }).success).toBe(false)
})

it.each([
  [brandBriefSchema, brandBrief, 'name', briefLimits.name],
  [brandBriefSchema, brandBrief, 'summary', briefLimits.text],
  [brandBriefSchema, brandBrief, 'location', briefLimits.location],
  [brandBriefSchema, brandBrief, 'websiteUrl', briefLimits.url],
  [campaignBriefSchema, campaignBrief, 'name', briefLimits.campaignName],
  [campaignBriefSchema, campaignBrief, 'url', briefLimits.url],
  [campaignBriefSchema, campaignBrief, 'specialPurpose', briefLimits.text],
  [campaignBriefSchema, campaignBrief, 'location', briefLimits.location],
  [campaignBriefSchema, campaignBrief, 'offeringName', briefLimits.name],
  [campaignBriefSchema, campaignBrief, 'offeringSummary', briefLimits.text],
] as const)('ends each text: %#', (schema, brief, field, length) => {
  expect(schema.safeParse({ ...brief, [field]: 'x'.repeat(length) }).success).toBe(true)
  expect(schema.safeParse({ ...brief, [field]: 'x'.repeat(length + 1) }).success).toBe(false)
})

it.each([
  [brandBriefSchema, brandBrief],
  [campaignBriefSchema, campaignBrief],
] as const)('ends each list: %#', (schema, brief) => {
  const { entry, entries } = briefLimits
  for (const field of ['differentiators', 'audiences']) {
    const takes = (list: string[]) => schema.safeParse({ ...brief, [field]: list }).success
    expect(takes(Array.from({ length: entries }, () => 'x'.repeat(entry)))).toBe(true)
    expect(takes(Array.from({ length: entries + 1 }, () => 'x'))).toBe(false)
    expect(takes(['x'.repeat(entry + 1)])).toBe(false)
  }
})
