import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { expect, test } from 'vitest'
import type { CampaignPreferences } from '../tasks.ts'
import { writeCampaignBrief } from './campaign-brief.ts'
import { websiteOf } from './fixture-briefs.ts'

const brandBrief = briefFromWebsite(websiteOf('nightjar'), 'https://nightjar.example')
const open: CampaignPreferences = {
  name: '',
  url: '',
  goal: null,
  specialPurpose: '',
  language: null,
  location: '',
  offeringType: null,
  offeringName: '',
  offeringSummary: '',
  formula: null,
  toneOfVoice: null,
}
const write = (preferences: Partial<CampaignPreferences>) =>
  writeCampaignBrief({ brandBrief, preferences: { ...open, ...preferences }, website: null, sold: null })

test('keeps every preference', () => {
  const preferences: CampaignPreferences = {
    name: 'Spring',
    url: 'https://nightjar.example/wren',
    goal: 'leads',
    specialPurpose: 'No discounts.',
    language: 'de',
    location: 'Dublin, Ireland',
    offeringType: 'product',
    offeringName: 'Wren table lamp',
    offeringSummary: 'A small glass lamp.',
    formula: 'SSS',
    toneOfVoice: 'humor',
  }
  expect(write(preferences)).toMatchObject(preferences)
})

test('picks what is left open, from the brand', () => {
  expect(write({})).toMatchObject({
    name: 'Nightjar Lamps, more sales',
    goal: 'sales',
    specialPurpose: null,
    language: 'en',
    location: 'Galway, Ireland',
    offeringType: 'brand',
    offeringName: 'Nightjar Lamps',
    offeringSummary: brandBrief.summary,
    formula: 'USP',
    toneOfVoice: brandBrief.toneOfVoice,
  })
})

test('follows the usual goal of the trade if nobody chose one', () => {
  const website = { ...websiteOf('nightjar'), trades: [{ value: 'law-firm', confidence: 1, evidence: [] }] }
  const preferences = { ...open, goal: null }
  expect(writeCampaignBrief({ brandBrief, preferences, website, sold: null })).toMatchObject({
    goal: 'leads',
  })
  const chosen = { ...open, goal: 'awareness' } as const
  expect(writeCampaignBrief({ brandBrief, preferences: chosen, website, sold: null })).toMatchObject({
    goal: 'awareness',
  })
})

test('sells a product that is named', () => {
  expect(write({ offeringName: 'Wren table lamp', language: 'fr' })).toMatchObject({
    name: 'Wren table lamp, plus de ventes',
    offeringType: 'product',
    goal: 'sales',
    formula: 'FAB',
  })
})

test('follows the goal of the trade that the owner names', () => {
  const preferences = { ...open, goal: null }
  const goalOf = (sold: string | null) =>
    writeCampaignBrief({ brandBrief, preferences, website: null, sold }).goal
  expect(goalOf('lamps')).toBe('sales')
  expect(goalOf('law firm')).toBe('leads')
})

test('adds what the page says to what the owner said, each once', () => {
  const page = websiteOf('nightjar')
  const brief = writeCampaignBrief({
    brandBrief: {
      ...brandBrief,
      differentiators: ['We deliver by bicycle.', ...brandBrief.differentiators.slice(0, 1)],
    },
    preferences: open,
    website: page,
    sold: null,
  })
  expect(brief.differentiators[0]).toBe('We deliver by bicycle.')
  expect(brief.differentiators).toHaveLength(5)
})

test('guesses the language from the facts if none is given', () => {
  const german = briefFromWebsite(websiteOf('german'), '')
  const brief = writeCampaignBrief({
    brandBrief: { ...german, language: null },
    preferences: open,
    website: null,
    sold: null,
  })
  expect(brief.language).toBe('de')
  expect(brief.name).toBe('Brüggemann Malerwerkstatt, mehr Anfragen')
})
