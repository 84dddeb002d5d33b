import { expect, it } from 'vitest'
import { placesOf } from './place-values.rules.ts'
import { hasRadius, withRadius } from './radius.rules.ts'

const circle = { latitude: 53.27, longitude: -9.05, radiusKm: 0 }

it('allows a radius around a city whose center is known, and around nothing else', () => {
  const [city, writtenCity, zip, region] = placesOf([
    { type: 'city', name: 'Galway', country_name: 'Ireland', circle },
    'Galway, Connacht, Ireland',
    { type: 'zip', name: '90210', circle },
    'Ireland',
  ]).map((place) => [hasRadius(place), withRadius(place, 40).circle?.radiusKm ?? null])
  expect([city, writtenCity, zip, region]).toEqual([
    [true, 40],
    [false, null],
    [false, 0],
    [false, null],
  ])
})
