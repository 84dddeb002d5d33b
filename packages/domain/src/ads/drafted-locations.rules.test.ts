import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locationInWords } from './ad-location.rules.ts'
import { checkAudience } from './ad-targeting.rules.ts'
import { draftedLocations } from './drafted-locations.rules.ts'

it.each([
  [['Galway, Connacht, Ireland', 'Connacht, Ireland', 'Ireland'], ['Galway, Connacht, Ireland']],
  [
    ['Ireland', 'Galway, Connacht, Ireland', 'Wales, United Kingdom'],
    ['Ireland', 'Wales, United Kingdom'],
  ],
  [['Athenry, County Galway, Connacht, Ireland', 'Connacht, Ireland'], ['Athenry, County Galway, Ireland']],
  [['County Galway, Connacht, Ireland', 'connacht, Ireland'], ['County Galway, Connacht, Ireland']],
  [
    ['Galway, Ireland', 'Cork, Ireland', '', 'galway ,Ireland'],
    ['Galway, Ireland', 'Cork, Ireland'],
  ],
  [
    ['Galway, County Galway, Connacht, Ireland', 'Galway, County Galway, Ireland'],
    ['Galway, County Galway, Ireland'],
  ],
  [[], []],
])('of %j a new ad is aimed at %j', (texts, places) => {
  expect(draftedLocations(texts).map(locationInWords)).toEqual(places)
})

it('calls a place a region that others were proposed in', () => {
  expect(draftedLocations(['Connacht, Ireland', 'Galway, Connacht, Ireland'])).toMatchObject([
    { type: 'region', name: 'Connacht' },
  ])
})

it('leaves no overlap, whatever was proposed (TGT-04)', () => {
  const part = fc.constantFrom(
    'Galway',
    'County Galway',
    'Connacht',
    'Ireland',
    'Cork',
    '10115',
    'Berlin',
    'Germany',
  )
  const line = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(', '))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (texts) => {
      const locations = draftedLocations(texts).map((location) => ({ ...location }))
      const { locations: failure } = checkAudience('facebook', (key) =>
        key === 'locations' ? locations : undefined,
      )
      expect(failure === undefined || locations.length === 0).toBe(true)
    }),
  )
})
