import { expect, it } from 'vitest'
import { placesOf } from './place-values.rules.ts'

const galway = {
  type: 'city',
  name: 'Galway',
  region: 'Connacht',
  country_name: 'Ireland',
  primary_city: null,
} as const
const circle = { latitude: 53.27194, longitude: -9.04889, radiusKm: 25 }
const nothingKnown = { country_code: null, population: null, circle: null }

it('reads lines, places of drafts, and places chosen from the search', () => {
  expect(placesOf(['Galway, Connacht, Ireland', galway, { ...galway, circle, country_code: 'IE' }])).toEqual([
    { ...galway, ...nothingKnown },
    { ...galway, ...nothingKnown },
    { ...galway, country_code: 'IE', population: null, circle },
  ])
})

it('takes a circle without a radius for a point, and one without a place for none', () => {
  const { radiusKm: _, ...point } = circle
  const [first, second] = placesOf([
    { ...galway, circle: point },
    { ...galway, circle: { radiusKm: 25 } },
  ])
  expect(first?.circle).toEqual({ ...circle, radiusKm: 0 })
  expect(second?.circle).toBeNull()
})

it.each([[undefined], ['Galway'], [[null, 7, '', {}, { name: '' }]]])('finds none in %j', (value) => {
  expect(placesOf(value)).toEqual([])
})

it('takes a place of an unknown kind for a region', () => {
  expect(placesOf([{ name: 'Ireland', type: 'geo_market' }])[0]?.type).toBe('region')
})
