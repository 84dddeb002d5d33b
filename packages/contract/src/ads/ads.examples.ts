import type { AdIdea } from '@aloft/domain/facts/ad-idea.entity'
import type { CopyBasis } from '@aloft/domain/facts/copy-basis.entity'
import { exampleCreative } from '../creatives/creatives.examples.ts'
import type { AdGenStatus, AdParams, FirstAds, LikeAd } from '@aloft/domain/ads/ad-generation.entity'

const ideaId = '01936b2e-0000-7000-8000-000000000101'

/** The preferences for the ad in every example, story and mock. */
export const exampleAdParams: AdParams = {
  ideaId,
  platform: 'facebook',
  style: { toneOfVoice: 'trust', formula: 'FAB', imageStyle: null },
  competitors: [],
  location: 'Galway, Ireland',
  language: 'en',
  details: {
    goal: 'sales',
    offeringType: 'product',
    offeringName: 'Wren table lamp',
    offeringSummary: 'A small glass lamp for a desk or a sill.',
    specialPurpose: '',
  },
  overrides: { platform: null, purpose: null },
  briefId: null,
}

/** What another ad like that one begins with. */
export const exampleLikeAd: LikeAd = {
  competitors: exampleAdParams.competitors,
  location: exampleAdParams.location,
  language: exampleAdParams.language,
  details: exampleAdParams.details,
}

export const exampleAdGenStatus: AdGenStatus = {
  _id: '01936b2e-0000-7000-8000-000000000401',
  status: 'IN_PROGRESS',
  failureStatus: null,
  date: new Date('2026-11-01T09:12:00Z'),
  ideaId,
  balloonId: '01936b2e-0000-7000-8000-000000000501',
  platform: 'facebook',
  steps: ['brief'],
}

const exampleLayouts = ['bigType', 'split', 'framed', 'offerCard', 'archWindow', 'fullBleed'] as const

export const examplePictureChoices = {
  choices: exampleLayouts.map((layout) => ({ layout, picture: null, creative: exampleCreative })),
  price: '€148',
}

/** Three first ads: one is done, one is being generated, one waits. */
export const exampleFirstAds: FirstAds = {
  _id: '01936b2e-0000-7000-8000-000000000402',
  isOpen: true,
  ads: [
    {
      platform: 'facebook',
      status: 'DONE',
      balloonId: '01936b2e-0000-7000-8000-000000000501',
      failureStatus: null,
      steps: ['brief', 'texts', 'targeting', 'creative'],
      date: new Date('2026-11-01T09:12:00Z'),
    },
    {
      platform: 'google',
      status: 'IN_PROGRESS',
      balloonId: '01936b2e-0000-7000-8000-000000000502',
      failureStatus: null,
      steps: ['brief'],
      date: new Date('2026-11-01T09:12:20Z'),
    },
    {
      platform: 'instagram',
      status: 'WAITING',
      balloonId: null,
      failureStatus: null,
      steps: [],
      date: null,
    },
  ],
}

export const exampleForecast = {
  speed: 'average' as const,
  visitors: { low: 168, middle: 254, high: 391 },
  clicks: { low: 198, middle: 299, high: 460 },
  resultKind: 'conversions' as const,
  results: { low: 5, middle: 10, high: 19 },
  cost: { low: 139.2, middle: 144.05, high: 147.1 },
  costPerResult: { low: 7.6, middle: 14.4, high: 28.2 },
  currency: 'EUR' as const,
  confidence: 80,
  isSimulated: true,
}

/** A better text for the demo brand's ad. */
export const exampleAdIdeas: AdIdea[] = [
  {
    key: 'headline2',
    text: 'Rewired free for ten years',
    reason: 'noFact',
    fact: 'Every lamp can be opened and rewired, free for ten years.',
  },
]

/** The facts behind the texts of the demo brand's ad. */
export const exampleCopyBasis: CopyBasis = {
  facts: [
    { id: 'business', angle: 'offer', text: 'lamp maker', source: { from: 'brief' } },
    { id: 'place', angle: 'place', text: 'Galway, Ireland', source: { from: 'brief' } },
    {
      id: 'statement:1',
      angle: 'deal',
      text: 'Every lamp can be opened and rewired, free for ten years.',
      source: {
        from: 'website',
        url: 'https://nightjar.example/repairs',
        quote: 'If we made it, we rewire it. Ten years, no charge, no receipt needed.',
      },
    },
  ],
  texts: [
    { key: 'headline1', angle: 'place', factIds: ['business', 'place'] },
    { key: 'headline2', angle: 'deal', factIds: ['statement:1'] },
  ],
  evidence: ['lamp maker', 'Galway, Ireland', 'Every lamp can be opened and rewired, free for ten years.'],
  gaps: [{ key: 'headlined', need: 'price' }],
  strength: {
    parts: [
      { part: 'relevance', score: 100 },
      { part: 'variety', score: 100 },
      { part: 'proof', score: 50 },
    ],
    next: 'proof',
  },
}
