import { describe, expect, it } from 'vitest'
import { checkAd, isLaunchable } from './ad-readiness.rules.ts'

const google = {
  headline1: 'Blown in Galway',
  headline2: 'Lamps that last',
  headlined: 'Rewired free',
  description1: 'Table lamps, made to be mended.',
  description2: 'Open from Tuesday to Saturday.',
}

describe('Google', () => {
  const check = (texts: Partial<typeof google>) =>
    checkAd({ platform: 'google', texts, hasCreative: false, hasChannel: false })

  it('needs three headlines and two descriptions, and no picture', () => {
    expect(check(google)).toEqual({})
    expect(isLaunchable(check(google))).toBe(true)
    expect(Object.keys(check({}))).toEqual(Object.keys(google))
  })

  it('takes no text twice, in whatever case', () => {
    expect(check({ ...google, headline2: ' blown in GALWAY ' })).toEqual({ headline2: 'repeatedText' })
    expect(check({ ...google, description2: google.description1 })).toEqual({ description2: 'repeatedText' })
    expect(check({ ...google, description1: google.headline1 })).toEqual({})
  })

  it('takes no text that is too long', () => {
    expect(check({ ...google, headlined: 'x'.repeat(31) })).toEqual({ headlined: 'textTooLong' })
  })
})

describe('Facebook', () => {
  const texts = { fbTitle: 'Wren', fbMessage: 'A small glass lamp.', fbDescription: 'From Galway' }

  it('needs headline, message, description, creative and channel', () => {
    const failures = checkAd({ platform: 'facebook', texts: {}, hasCreative: false, hasChannel: false })
    expect(Object.keys(failures).toSorted()).toEqual([
      'adCreativeId',
      'channel',
      'fbDescription',
      'fbMessage',
      'fbTitle',
    ])
    expect(isLaunchable(failures)).toBe(false)
    expect(checkAd({ platform: 'facebook', texts, hasCreative: true, hasChannel: true })).toEqual({})
  })

  it('needs more than blanks', () => {
    const blank = { ...texts, fbTitle: '  ' }
    expect(checkAd({ platform: 'facebook', texts: blank, hasCreative: true, hasChannel: true })).toEqual({
      fbTitle: 'requiredValue',
    })
  })
})

it('needs a message and a creative on Instagram', () => {
  const failures = checkAd({ platform: 'instagram', texts: {}, hasCreative: false, hasChannel: false })
  expect(Object.keys(failures).toSorted()).toEqual(['adCreativeId', 'igMessage'])
})
