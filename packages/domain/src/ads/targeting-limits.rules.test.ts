import { expect, it } from 'vitest'
import { placesOf } from './place-values.rules.ts'
import { checkTargeting, hasManyInterests } from './targeting-limits.rules.ts'

const towns = (count: number) => placesOf(Array.from({ length: count }, (_, n) => `Town ${n}, Ireland`))
const things = (count: number) => Array.from({ length: count }, (_, n) => `Interest ${n}`)

it.each([
  ['ten places on Google', 'google', towns(10), [], {}],
  ['eleven places on Google', 'google', towns(11), [], { locations: 'tooManyLocations' }],
  ['eleven places on Facebook', 'facebook', towns(11), [], {}],
  ['no place on Google', 'google', [], [], { locations: 'noLocation' }],
  ['neither place nor interest', 'facebook', [], [], { locations: 'noLocationOrInterest' }],
  ['one interest', 'facebook', [], things(1), {}],
  ['25 interests', 'instagram', towns(1), things(25), {}],
  ['26 interests', 'instagram', towns(1), things(26), { interests: 'tooManyInterests' }],
  ['interests that Google does not know', 'google', towns(1), things(26), {}],
  [
    'a city within a selected region',
    'google',
    placesOf(['Galway, Connacht, Ireland', { type: 'region', name: 'Connacht', country_name: 'Ireland' }]),
    [],
    { locations: 'overlappingLocations' },
  ],
] as const)('%s (TGT-02, TGT-03, TGT-04)', (_name, platform, locations, interests, failures) => {
  expect(checkTargeting({ platform, locations, interests })).toEqual(failures)
})

it('advises five interests (TGT-03)', () => {
  expect([5, 6].map(hasManyInterests)).toEqual([false, true])
})
