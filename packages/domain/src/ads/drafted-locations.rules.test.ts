import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adWith } from './ad-fixture.ts'
import { checkAudience } from './ad-targeting.rules.ts'
import { draftedPlaces, narrowestLines } from './drafted-locations.rules.ts'
import type { Place } from './places.rules.ts'

const city = (name: string, latitude: number, longitude: number): Place => ({
  type: 'city',
  name,
  region: 'Connacht',
  country_name: 'Ireland',
  primary_city: null,
  country_code: 'IE',
  population: 80_000,
  circle: { latitude, longitude, radiusKm: 0 },
})
const galway = city('Galway', 53.27245, -9.05095)
const athenry = city('Athenry', 53.29639, -8.74306)
const sligo = city('Sligo', 54.26969, -8.46943)
const ireland: Place = {
  ...galway,
  type: 'region',
  name: 'Ireland',
  region: null,
  country_name: null,
  population: null,
  circle: null,
}
const zip: Place = { ...galway, type: 'zip', name: 'H91', primary_city: 'Galway' }

it.each([
  [
    ['Galway, County Galway, Ireland', 'County Galway, Ireland', 'Ireland'],
    ['Galway, County Galway, Ireland'],
  ],
  [
    ['Ireland', 'Galway, Ireland', 'ireland '],
    ['Ireland', 'Galway, Ireland'],
  ],
  [
    ['Galway, Ireland', '', 'galway ,Ireland', 'Cork, Ireland'],
    ['Galway, Ireland', 'Cork, Ireland'],
  ],
])('of the lines %j those stay that name no place around another: %j', (texts, lines) => {
  expect(narrowestLines(texts)).toEqual(lines)
})

it('aims at a town and as far around it as the business serves, at most as far as platforms go', () => {
  expect(draftedPlaces([galway], 30)).toEqual([{ ...galway, circle: { ...galway.circle, radiusKm: 30 } }])
  expect(draftedPlaces([galway], 200)[0]?.circle?.radiusKm).toBe(80)
  expect(draftedPlaces([zip, ireland], 30)).toEqual([zip])
})

it('aims at the whole country where the business sells to all of it', () => {
  expect(draftedPlaces([galway, sligo], null)).toEqual([ireland])
  expect(draftedPlaces([ireland], null)).toEqual([ireland])
})

it('keeps the first of towns whose surroundings meet', () => {
  expect(draftedPlaces([galway, athenry, sligo], 25).map(({ name }) => name)).toEqual(['Galway', 'Sligo'])
  expect(draftedPlaces([galway, { ...galway, name: 'Gaillimh' }], 0)).toEqual([galway])
})

it('leaves no overlap, whatever was found, and changes nothing when asked again (TGT-04)', () => {
  const place = fc.constantFrom(galway, athenry, sligo, ireland, zip, { ...galway, name: 'Gaillimh' })
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 25, 60, 150, null),
      (found, radiusKm) => {
        const drafted = draftedPlaces(found, radiusKm)
        const stored = drafted.map((one) => ({ ...one, circle: one.circle && { ...one.circle } }))
        expect(checkAudience(adWith('facebook', { locations: stored }))).toEqual({})
        expect(draftedPlaces(drafted, radiusKm)).toEqual(drafted)
      },
    ),
  )
})
