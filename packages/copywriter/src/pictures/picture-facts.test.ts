import type { Offer } from '@aloft/domain/scans/website-data.entity'
import { expect, it } from 'vitest'
import { fixtureBrief } from '../briefs/fixture-briefs.ts'
import { briefOf, websiteOf } from '../test-support/business.ts'
import { pictureFacts } from './picture-facts.ts'

function factsFor(offeringName: string, offers: readonly Offer[], language: 'en' | 'de' = 'en') {
  const { brief, website, brandName } = fixtureBrief('nightjar', language, 'FAB')
  const evidence = [{ url: 'https://nightjar.example', quote: 'x', source: 'text' as const }]
  const read = offers.map((value) => ({ value, confidence: 1, evidence }))
  return pictureFacts({
    brandName,
    brief: { ...brief, offeringType: 'product', offeringName },
    website: { ...website, offers: read },
    sold: null,
  })
}

const offers: readonly Offer[] = [
  { name: 'Wren', price: '€148' },
  { name: 'Dome', price: 'from €168' },
]

it('finds the offer by its name in other words, and says its price in the language of the ad', () => {
  expect(factsFor('Dome lamp', offers)).toMatchObject({ offer: { index: 1 }, price: 'from €168' })
  expect(factsFor('Wren', offers)).toMatchObject({ offer: { index: 0 }, price: '€148' })
  expect(factsFor('Dome', offers, 'de').price).toBe('ab €168')
})

it('says what the business is with its town', () => {
  expect(
    pictureFacts({ brandName: 'Odd Loaf', brief: briefOf(), website: websiteOf([]), sold: null }).trade,
  ).toBe('Sourdough bakery in Cork')
})

it('has no price for what no page offers, and no offer for the whole brand', () => {
  expect(factsFor('Paper lantern', offers)).toMatchObject({ offer: { index: null }, price: null })
  expect(factsFor('Nightjar Lamps', offers)).toMatchObject({ offer: null, price: null })
})
