import { describe, expect, test } from 'vitest'
import { googleAd, textsWith } from './preview-texts.ts'

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

describe('an ad with another text in a field', () => {
  test('shows it instead of the written one', () => {
    expect(textsWith('facebook', { fbTitle: 'Old', fbMessage: 'Stays' }, 'fbTitle', 'New')).toEqual({
      fbTitle: 'New',
      fbMessage: 'Stays',
    })
  })

  test('leads with it on Google, where only the first texts are shown', () => {
    const texts = { headline1: 'One', headline2: 'Two', description1: 'Says' }
    expect(textsWith('google', texts, 'headline2', 'New')).toEqual({
      headline1: 'New',
      headline2: 'One',
      description1: 'Says',
    })
  })
})
