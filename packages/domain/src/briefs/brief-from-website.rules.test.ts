import { describe, expect, it } from 'vitest'
import { briefFromWebsite, placeInWords } from './brief-from-website.rules.ts'
import { noFacts } from '../scans/website-facts.entity.ts'
import type { Field, WebsiteData } from '../scans/website-data.entity.ts'

const evidence = [{ url: 'https://nightjar.example', quote: 'as written', source: 'text' as const }]
const field = <T>(value: T): Field<T> => ({ value, confidence: 0.9, evidence })

const nothing: WebsiteData = {
  name: null,
  summary: null,
  differentiators: [],
  audiences: [],
  offers: [],
  language: null,
  location: null,
  tones: [],
  contact: { email: null, phone: null },
  socialLinks: [],
  logos: [],
  colors: [],
  fonts: [],
  pictures: [],
  questions: [],
  ...noFacts,
}

describe('briefFromWebsite', () => {
  it('leaves out what is longer than a brief may hold', () => {
    const long = field('x'.repeat(6000))
    const place = { city: long.value, region: null, country: null, address: null }
    const website = { ...nothing, name: long, summary: long, differentiators: [long, field('short')] }
    expect(briefFromWebsite({ ...website, location: field(place) }, '')).toMatchObject({
      name: '',
      summary: '',
      location: '',
      differentiators: ['short'],
    })
  })

  it('takes over what the site says, best first', () => {
    const brief = briefFromWebsite(
      {
        ...nothing,
        name: field('Nightjar Lamps'),
        summary: field('Glass lamps, blown in Galway.'),
        differentiators: Array.from({ length: 9 }, (_, index) => field(`reason ${index}`)),
        language: field('de'),
        location: field({ city: 'Galway', region: 'Galway', country: 'Ireland', address: null }),
        tones: [field('trust' as const), field('nostalgia' as const)],
      },
      'https://nightjar.example',
    )
    expect(brief).toEqual({
      name: 'Nightjar Lamps',
      summary: 'Glass lamps, blown in Galway.',
      differentiators: ['reason 0', 'reason 1', 'reason 2', 'reason 3', 'reason 4', 'reason 5'],
      audiences: [],
      language: 'de',
      location: 'Galway, Ireland',
      websiteUrl: 'https://nightjar.example',
      toneOfVoice: 'trust',
    })
  })

  it('leaves empty what has no evidence, and a language that no ad is written in', () => {
    const brief = briefFromWebsite({ ...nothing, language: field('es') }, 'https://sol.example')
    expect(brief).toMatchObject({ name: '', summary: '', location: '', language: null, toneOfVoice: null })
  })
})

it('writes a place from what is known of it', () => {
  expect(placeInWords({ city: null, region: 'Tyrol', country: 'Austria', address: null })).toBe(
    'Tyrol, Austria',
  )
  expect(placeInWords({ city: null, region: null, country: null, address: 'Main Street 1' })).toBe('')
})
