import { expect, it } from 'vitest'
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
const designBrief = { font: 'Arimo', layoutColor: '#434CFF', textColor: '#474747', logoImageUrl: null }

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
