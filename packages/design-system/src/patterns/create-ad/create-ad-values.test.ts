import { describe, expect, it } from 'vitest'
import { checkStep, emptiedWith, noWishes, platformOf, purposeOf } from './create-ad-values.ts'

describe('checkStep', () => {
  it('takes up to three competitors, all of them web addresses (ONB-09)', () => {
    const of = (competitors: string[]) => checkStep('competitors', { ...noWishes, competitors })
    expect(of([])).toEqual({})
    expect(of(['', 'lumen.example', 'glow.example', 'wick.example'])).toEqual({})
    expect(of(['lamps'])).toEqual({ competitors: 'urlInvalid' })
    expect(of(['a.example', 'b.example', 'c.example', 'd.example'])).toEqual({
      competitors: 'tooManyCompetitors',
    })
  })

  it('refuses texts longer than the parameters allow, in their own step', () => {
    const values = { ...noWishes, location: 'x'.repeat(201), specialPurpose: 'x'.repeat(2000) }
    expect(checkStep('place', values)).toEqual({ location: 'tooLong' })
    expect(checkStep('details', values)).toEqual({})
    expect(checkStep('details', { ...values, offeringSummary: 'x'.repeat(2001) })).toEqual({
      offeringSummary: 'tooLong',
    })
    expect(checkStep('platform', values)).toEqual({})
  })
})

describe('what was said last', () => {
  it('counts', () => {
    expect(platformOf({ ...noWishes, platform: 'google', overridePlatform: 'facebook' })).toBe('facebook')
    expect(platformOf({ ...noWishes, platform: 'google' })).toBe('google')
    expect(purposeOf({ ...noWishes, goal: 'leads', overridePurpose: 'sales' })).toBe('sales')
  })

  it('empties what stood against it', () => {
    const both = { ...noWishes, platform: 'google', overridePlatform: 'facebook', goal: 'leads' } as const
    expect(emptiedWith('platform', 'instagram', both)).toBe('overridePlatform')
    expect(emptiedWith('overridePlatform', null, both)).toBe('platform')
    expect(emptiedWith('overridePlatform', 'instagram', both)).toBeNull()
    expect(emptiedWith('goal', 'sales', both)).toBeNull()
    expect(emptiedWith('overridePurpose', null, both)).toBe('goal')
    expect(emptiedWith('location', 'Galway', both)).toBeNull()
  })
})
