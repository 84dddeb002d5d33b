import { expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { checkAudience } from './ad-targeting.rules.ts'
import { adWith } from './ad-fixture.ts'

const check = (platform: 'google' | 'facebook', values: Readonly<Record<string, JsonValue>>) =>
  checkAudience(adWith(platform, values))
const irish = { primary_city: null, country_name: 'Ireland', country_code: 'IE' }
const galway = { type: 'city', name: 'Galway', region: 'Connacht', ...irish }
const keywords = ['lamp', '[lamp]', '"glass lamp"']
const connacht = { type: 'region', name: 'Connacht', region: null, ...irish }
const towns = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'city', name: `Town ${n}`, region: null, ...irish }))
const things = (count: number) => Array.from({ length: count }, (_, n) => `Interest ${n}`)

it('asks a Google ad for enough keywords and a place (TGT-01, TGT-02)', () => {
  expect(check('google', {})).toEqual({ keywords: 'tooFewKeywords', locations: 'noLocation' })
  expect(check('google', { keywords, locations: [galway] })).toEqual({})
  expect(check('google', { keywords: keywords.slice(1), locations: [galway] })).toEqual({
    keywords: 'tooFewKeywords',
  })
})

it('asks no Google ad for interests or ages, and no other one for keywords', () => {
  expect(check('google', { keywords, interests: things(26), minAge: 50, maxAge: 20 })).toEqual({
    locations: 'noLocation',
  })
})

it.each([
  ['ten places on Google', 'google', { keywords, locations: towns(10) }, {}],
  ['eleven on Google', 'google', { keywords, locations: towns(11) }, { locations: 'tooManyLocations' }],
  ['eleven on Facebook', 'facebook', { locations: towns(11) }, {}],
  ['neither place nor interest', 'facebook', {}, { locations: 'noLocationOrInterest' }],
  ['one interest', 'facebook', { interests: things(1) }, {}],
  ['25 interests', 'facebook', { locations: [galway], interests: things(25) }, {}],
  [
    '26 interests',
    'facebook',
    { locations: [galway], interests: things(26) },
    { interests: 'tooManyInterests' },
  ],
  [
    'a place that nobody knows',
    'facebook',
    { locations: [galway, 'Thai, Leeds'] },
    { locations: 'unknownLocation' },
  ],
  [
    'a place within another',
    'facebook',
    { locations: [galway, connacht] },
    { locations: 'overlappingLocations' },
  ],
  [
    'a place twice',
    'google',
    { keywords, locations: [galway, galway] },
    { locations: 'overlappingLocations' },
  ],
  [
    'ages the wrong way round',
    'facebook',
    { locations: [galway], minAge: 40, maxAge: 30 },
    { minAge: 'rangeInvalid' },
  ],
  ['an age too young', 'facebook', { locations: [galway], minAge: 12 }, { minAge: 'ageOutOfRange' }],
] as const)('%s (TGT-02 to TGT-04, FLV-21)', (_name, platform, values, failures) => {
  expect(check(platform, values as unknown as Record<string, JsonValue>)).toEqual(failures)
})
