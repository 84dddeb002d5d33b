import { expect, it } from 'vitest'
import { locationFromText } from './ad-location.rules.ts'

it.each([
  ['Galway, Ireland', { type: 'city', name: 'Galway', region: null, country_name: 'Ireland' }],
  ['Lyon, Rhône, France', { type: 'city', name: 'Lyon', region: 'Rhône', country_name: 'France' }],
  [' Ireland ', { type: 'region', name: 'Ireland', region: null, country_name: null }],
])('%j names a place', (text, place) => {
  expect(locationFromText(text)).toEqual({ ...place, primary_city: null })
})

it.each(['', ' , '])('%j names none', (text) => {
  expect(locationFromText(text)).toBeNull()
})
