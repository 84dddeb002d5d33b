import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countryAround,
  describeOverlaps,
  distanceKm,
  overlapsIn,
  type Place,
  placesOverlap,
} from './places.rules.ts'

const place = (type: Place['type'], name: string, given: Partial<Place> = {}): Place => ({
  type,
  name,
  region: null,
  country_name: 'Ireland',
  primary_city: null,
  country_code: null,
  population: null,
  circle: null,
  ...given,
})
const galway = place('city', 'Galway', { region: 'Connacht' })
const connacht = place('region', 'Connacht')
const county = place('region', 'County Galway', { region: 'Connacht' })
const ireland = place('region', 'Ireland', { country_name: null })
const cork = place('city', 'Cork', { region: 'Munster' })
const zip = place('zip', 'H91', { region: 'Connacht', primary_city: 'Galway' })
const around = (latitude: number, longitude: number, radiusKm: number) => ({
  circle: { latitude, longitude, radiusKm },
})

describe('places that overlap (TGT-04)', () => {
  it.each([
    ['a city and its region', galway, connacht, true],
    ['a city and its country', galway, ireland, true],
    ['a region and its country', connacht, ireland, true],
    ['a county and its region', county, connacht, true],
    ['two counties of a region', county, { ...county, name: 'County Mayo' }, false],
    ['a zip and its city', zip, galway, true],
    ['a zip and the region of its city', zip, connacht, true],
    ['one place twice', galway, { ...galway, name: ' galway ' }, true],
    ['a city of another region', cork, connacht, false],
    ['a zip and a city of that name in another region', zip, { ...galway, region: 'Leinster' }, false],
    ['two cities', galway, cork, false],
    ['a city of that name elsewhere', galway, { ...galway, country_name: 'Canada', region: null }, false],
    ['a region of that name elsewhere', galway, { ...connacht, country_name: 'Canada' }, false],
    [
      'circles that meet',
      { ...galway, ...around(53.27, -9.05, 60) },
      { ...cork, ...around(51.9, -8.47, 100) },
      true,
    ],
    [
      'circles apart',
      { ...galway, ...around(53.27, -9.05, 50) },
      { ...cork, ...around(51.9, -8.47, 100) },
      false,
    ],
    [
      'two names of one town',
      { ...galway, ...around(53.27, -9.05, 0) },
      { ...galway, name: 'Gaillimh', region: null, ...around(53.2705, -9.0501, 0) },
      true,
    ],
    [
      'a town of a country that goes by another name',
      { ...galway, country_code: 'IE', country_name: 'Irland' },
      { ...ireland, country_code: 'IE' },
      true,
    ],
    [
      'the points of two zips in one town',
      { ...zip, ...around(53.27, -9.05, 0) },
      { ...zip, name: 'H92', ...around(53.27, -9.05, 0) },
      false,
    ],
    ['a circle and a place not known', { ...galway, ...around(53.27, -9.05, 500) }, cork, false],
  ])('%s', (_name, left, right, overlap) => {
    expect(placesOverlap(left, right)).toBe(overlap)
    expect(placesOverlap(right, left)).toBe(overlap)
  })

  it('are listed in pairs', () => {
    expect(overlapsIn([galway, cork, ireland])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(overlapsIn([galway, cork])).toEqual([])
  })

  it.each([
    ['the city in its region', galway, connacht],
    ['the zip in its city', zip, galway],
    [
      'the one with the smaller circle',
      { ...galway, ...around(53.27, -9.05, 60) },
      { ...cork, ...around(51.9, -8.47, 100) },
    ],
    [
      'the one with fewer people',
      { ...galway, ...around(53.27, -9.05, 80), population: 79_000 },
      { ...cork, ...around(51.9, -8.47, 80), population: 190_000 },
    ],
  ])('describe which of the two can go: %s', (_name, inner, outer) => {
    expect(describeOverlaps([inner, outer])).toEqual([{ inner: 0, outer: 1 }])
    expect(describeOverlaps([outer, inner])).toEqual([{ inner: 1, outer: 0 }])
  })
})

it('overlap both ways or not at all (TGT-04)', () => {
  const some = fc.constantFrom(galway, connacht, county, ireland, cork, zip)
  const anyPlace = fc
    .record({
      place: some,
      country_code: fc.constantFrom('IE', 'CA', null),
      circle: fc.option(
        fc.record({
          latitude: fc.constantFrom(51.9, 53.27, 53.2702),
          longitude: fc.constant(-9.05),
          radiusKm: fc.constantFrom(0, 40, 80),
        }),
      ),
    })
    .map(({ place: one, ...known }): Place => ({ ...one, ...known }))
  fc.assert(
    fc.property(anyPlace, anyPlace, (left, right) => {
      expect(placesOverlap(left, right)).toBe(placesOverlap(right, left))
    }),
  )
})

it.each([
  [galway, 'Ireland'],
  [ireland, 'Ireland'],
  [{ ...galway, country_name: null }, 'Galway'],
])('lie in a country, where it is known', (one, name) => {
  expect(countryAround({ ...one, country_code: 'IE' })).toMatchObject({ name, country_code: 'IE' })
})

describe('distances', () => {
  it.each([
    ['Galway and Cork', [53.2707, -9.0568], [51.8985, -8.4756], 157.6],
    ['Berlin and Paris', [52.52, 13.405], [48.8566, 2.3522], 877.5],
    ['both sides of the date line', [0, 179.5], [0, -179.5], 111.2],
  ] as const)('%s', (_name, [lat, lon], [otherLat, otherLon], km) => {
    const distance = distanceKm(around(lat, lon, 0).circle, around(otherLat, otherLon, 0).circle)
    expect(Math.abs(distance - km)).toBeLessThan(2)
  })

  it('are the same both ways, and at most half around the earth', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      radiusKm: fc.constant(0),
    })
    fc.assert(
      fc.property(point, point, (left, right) => {
        expect(distanceKm(left, right)).toBeCloseTo(distanceKm(right, left), 6)
        expect(distanceKm(left, right)).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})
