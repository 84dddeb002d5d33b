import type { Offer } from '@aloft/domain/scans/website-data.entity'
import { expect, it } from 'vitest'
import { fixtureBrief } from '../briefs/fixture-briefs.ts'
import { panelFacts } from './panel-facts.ts'

const evidence = [{ url: 'https://nightjar.example', quote: 'x', source: 'text' as const }]

function factsFor(offeringName: string, language: 'en' | 'de', differentiators: string[] = []) {
  const { brief, website, brandName } = fixtureBrief('nightjar', language, 'FAB')
  const offers: readonly Offer[] = [
    { name: 'Wren', price: '€148', noun: language === 'de' ? 'Tischlampe' : 'table lamp' },
    { name: 'Dome', price: 'from €168' },
    { name: 'Repairs', price: null },
  ]
  return panelFacts({
    brandName,
    brief: { ...brief, offeringType: 'product', offeringName, differentiators },
    website: { ...website, proofs: [], offers: offers.map((value) => ({ value, confidence: 1, evidence })) },
    sold: null,
  })
}

it('lists what has a price, in the language of the ad, without what the ad is about', () => {
  expect(factsFor('Nightjar Lamps', 'en').offers).toEqual([
    { name: 'Wren table lamp', price: '€148' },
    { name: 'Dome', price: 'from €168' },
  ])
  expect(factsFor('Wren', 'de').offers).toEqual([{ name: 'Dome', price: 'ab €168' }])
})

it('takes the first proof that is short enough to be read on a picture', () => {
  const long = `Every lamp we ever sold is guaranteed for ten years ${'by the hand that built it, '.repeat(3)}always.`
  const short = 'All our work is guaranteed for ten years.'
  expect(factsFor('Nightjar Lamps', 'en', [long, short]).proof).toBe(short.slice(0, -1))
  expect(factsFor('Nightjar Lamps', 'en', []).proof).toBeNull()
})
