import { expect, it } from 'vitest'
import { read, websiteOf } from '../test-support/business.ts'
import { brandTrade, type BrandTradeInput } from './brand-trade.ts'

const noTrade = websiteOf([], { trades: [] })
const florist = websiteOf([], { trades: [read('florist')] })

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
  expect(idOf({ website: noTrade }, bakery)).toBeNull()
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
