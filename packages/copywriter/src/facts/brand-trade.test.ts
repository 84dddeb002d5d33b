import { expect, it } from 'vitest'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { noFacts } from '@aloft/domain/scans/website-facts.entity'
import { brandTrade, type BrandTradeInput } from './brand-trade.ts'

const empty: WebsiteData = {
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
const florist: WebsiteData = {
  ...empty,
  trades: [
    {
      value: 'florist',
      confidence: 0.9,
      evidence: [{ url: 'https://a.example', quote: 'Florist', source: 'text' }],
    },
  ],
}

function idOf(input: Partial<BrandTradeInput>, summary = '') {
  const brief = { offeringSummary: summary, offeringName: '', differentiators: [], audiences: [] }
  return brandTrade({ brandName: 'Odd Loaf', brief, website: null, sold: null, ...input })?.id ?? null
}

it('believes the owner, then the pages', () => {
  const bakery = 'A sourdough bakery on Douglas Street in Cork.'
  expect(idOf({ website: florist, sold: 'lamps and lampshades' }, bakery)).toBe('lamp-maker')
  expect(idOf({ website: florist }, bakery)).toBe('florist')
  expect(idOf({ website: florist, sold: 'things' }, bakery)).toBe('florist')
})

it('reads the brief where no page was read, and only there', () => {
  const bakery = 'Eine Bäckerei in Köln, die um vier Uhr anfängt.'
  expect(idOf({}, bakery)).toBe('bakery')
  expect(idOf({ website: empty }, bakery)).toBeNull()
})

it('takes nobody from the audiences', () => {
  const brief = {
    offeringSummary: 'We know what matters.',
    offeringName: '',
    differentiators: [],
    audiences: ['Bakery', 'A bakery in Cork'],
  }
  expect(idOf({ brief })).toBeNull()
})

it('is none where nothing is clear', () => {
  expect(idOf({}, 'We do what we like, and we like it a lot.')).toBeNull()
})
