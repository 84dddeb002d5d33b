import { describe, expect, test } from 'vitest'
import { googleAd } from './preview-texts.ts'

const brand = { name: 'Nightjar Lamps', handle: 'nightjarlamps', logoUrl: null, domain: 'nightjar.example' }

describe('an ad of Facebook as Google would show it', () => {
  test('is signed with the name of the brand', () => {
    const { headlines } = googleAd('facebook', { fbTitle: 'Old lamp in, €20 off' }, brand)
    expect(headlines).toEqual(['Old lamp in, €20 off', 'Nightjar Lamps'])
  })

  test('is not signed where its headline says the name', () => {
    const { headlines } = googleAd('facebook', { fbTitle: 'Dome? nightjar lamps' }, brand)
    expect(headlines).toEqual(['Dome? nightjar lamps'])
  })
})
