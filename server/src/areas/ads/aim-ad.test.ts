import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { describe, expect, it } from 'vitest'
import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { aimedKeywords, aimedPlaces, namedPlaces } from './aim-ad.ts'
import type { AdBasis } from './ad-texts.service.ts'

interface Site {
  readonly trade?: string
  readonly served?: number
  readonly phone?: string
  readonly place?: { city: string; region: string | null; country: string | null }
  readonly plans?: readonly string[]
}

const field = <T>(value: T) => ({ value, evidence: [] })

function basis(location: string, { trade, served, phone, place, plans = [] }: Site = {}): AdBasis {
  const website = {
    location: place ? field({ ...place, address: null }) : null,
    contact: { email: null, phone: phone === undefined ? null : field(phone) },
    language: null,
    trades: trade === undefined ? [] : [field(trade)],
    areas: served === undefined ? [] : [field({ name: 'around', radiusKm: served })],
    offers: plans.map((name) => field({ name, price: null, kind: 'plan' })),
    proofs: [],
    ways: [],
    hours: [],
    occasions: [],
    differentiators: [],
    audiences: [],
    summary: null,
    pictures: [],
  } as unknown as WebsiteData
  const brief = { ...exampleBrandBrief, name: 'Spoke', language: 'en' as const, location, websiteUrl: '' }
  return {
    platform: 'google',
    brief: { ...exampleCampaignBrief, language: 'en', location },
    facts: { brief, website, sold: null, files: {} },
    competitors: [],
  }
}

const inShort = async (lines: readonly string[], given: AdBasis) =>
  (await aimedPlaces(lines, given)).map(({ type, name, country_code, circle }) => [
    type,
    name,
    country_code,
    circle?.radiusKm ?? null,
  ])

describe('the places of a new ad (TGT-04)', () => {
  it('are a town on the map, with as much around it as the trade serves', async () => {
    const lines = ['Headingley, Leeds', 'Leeds']
    expect(await inShort(lines, basis('Headingley, Leeds', { trade: 'bike-repair' }))).toEqual([
      ['city', 'Leeds', 'GB', expect.any(Number)],
    ])
    const [near] = await inShort(lines, basis('Leeds', { trade: 'bike-repair' }))
    expect(near?.[3]).toBeGreaterThan(0)
    expect(await inShort(lines, basis('Leeds', { trade: 'bike-repair', served: 60 }))).toEqual([
      ['city', 'Leeds', 'GB', 60],
    ])
    expect(await inShort(['Galway, County Galway, Ireland', 'Ireland'], basis(''))).toEqual([
      ['city', 'Galway', 'IE', 25],
    ])
  })

  it('are the whole country where the trade sells to all of it', async () => {
    expect(await inShort(['Köln', 'Köln, Germany'], basis('Köln', { trade: 'hr-software' }))).toEqual([
      ['region', 'Germany', 'DE', null],
    ])
  })

  it('are the town of an address, not its zip', async () => {
    expect(await inShort(['10115 Berlin'], basis('10115 Berlin'))).toEqual([['city', 'Berlin', 'DE', 25]])
  })

  it.each([
    ['Newcastle', '+44 191 123 4567', 'GB'],
    ['Newcastle', '+61 2 1234 5678', 'AU'],
  ])('are in the country of the brand: %s, %s', async (name, phone, country) => {
    const [place] = await aimedPlaces([name], basis(name, { phone }))
    expect(place?.country_code).toBe(country)
  })

  it('are those of the website where the brief names none, then its country, and never a word that is no place', async () => {
    const place = { city: 'Brighton', region: null, country: 'UK' }
    expect(await inShort(['Thai'], basis('Thai', { place }))).toEqual([['city', 'Brighton', 'GB', 25]])
    expect(await inShort(['Thai'], basis('Thai', { phone: '+353 91 123456' }))).toEqual([
      ['region', 'Ireland', 'IE', null],
    ])
    expect(await aimedPlaces(['Thai'], basis('Thai'))).toEqual([])
    expect(await namedPlaces(['Thai', 'Köln', 'Cologne', 'Koeln'], basis(''))).toMatchObject([
      { name: 'Köln' },
    ])
  })
})

describe('the keywords of a new ad (TGT-01)', () => {
  const given = basis('Leeds, United Kingdom', { trade: 'bike-repair', plans: ['Gold'] })
  const texts = [
    'Spoke',
    'Leeds',
    'gold',
    'bike repair',
    'bike repair leeds',
    'bike service',
    'puncture repair',
    'mobile bike repair van',
  ]

  it('have the match that fits, and begin with no name alone', () => {
    const { keywords } = aimedKeywords(texts, given)
    expect(keywords).toEqual([
      '"bike repair"',
      '"bike repair leeds"',
      '"bike service"',
      '"puncture repair"',
      'mobile bike repair van',
      '[Spoke]',
      '"Leeds"',
      '"gold"',
    ])
  })

  it('keep those away who will not buy, by the words of the trade', () => {
    const { keywords, negativeKeywords } = aimedKeywords(texts, given)
    expect(readKeywords(negativeKeywords).length).toBeGreaterThan(2)
    expect(negativeKeywords).not.toEqual(expect.arrayContaining(keywords))
    expect(aimedKeywords(texts, basis('Leeds')).negativeKeywords).toEqual([])
  })
})
