import { describe, expect, it } from 'vitest'
import type { Offer, WebsiteData } from '../scans/website-data.entity.ts'
import { countFirstAds, firstAdParams, firstAdPlatforms } from './first-ads.rules.ts'

const evidence = { url: 'https://nightjar.example', quote: 'Dome' }
const websiteWith = (...offers: Offer[]) =>
  ({
    offers: offers.map((value) => ({ value, evidence: [evidence], confidence: 1 })),
  }) as unknown as WebsiteData
const dome: Offer = { name: 'Dome', price: '€168', pictureUrl: 'https://nightjar.example/dome.jpg' }
const wren: Offer = { ...dome, name: 'Wren' }

it('makes the best platform first', () => {
  expect(firstAdPlatforms('instagram')).toEqual(['instagram', 'google', 'facebook'])
  expect(firstAdPlatforms(null)).toEqual(['google', 'facebook', 'instagram'])
})

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [29, 2],
  [30, 3],
  [500, 3],
])('%d tokens pay for %d', (tokens, count) => {
  expect(countFirstAds(tokens)).toBe(count)
})

describe('what the first ads are asked for', () => {
  const ask = (website: WebsiteData | null) =>
    firstAdParams(['facebook', 'google', 'instagram'], { ideaId: 'brand', goal: 'sales', website }).map(
      ({ platform, details }) => [platform, details.offeringType, details.offeringName, details.goal],
    )

  it('are the first offers with price and picture, one for each ad with a picture', () => {
    const plain: Offer = { name: 'Rewiring', price: '€40' }
    const unpriced: Offer = { ...dome, name: 'Lark', price: null }
    expect(ask(websiteWith(plain, unpriced, dome, wren))).toEqual([
      ['facebook', 'product', 'Dome', 'sales'],
      ['google', null, '', 'sales'],
      ['instagram', 'product', 'Wren', 'sales'],
    ])
  })

  it('is the whole brand where there are no such offers', () => {
    expect(ask(websiteWith(dome)).map(([, , name]) => name)).toEqual(['Dome', '', ''])
    expect(ask(null).map(([, , name]) => name)).toEqual(['', '', ''])
  })
})
