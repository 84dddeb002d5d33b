import { expect, it } from 'vitest'
import { locationFromText, locationInWords } from './ad-location.rules.ts'

it.each([
  ['Galway, Ireland', { type: 'city', name: 'Galway', region: null, country_name: 'Ireland' }],
  ['Lyon, Rhône, France', { type: 'city', name: 'Lyon', region: 'Rhône', country_name: 'France' }],
  ['County Cork, Ireland', { type: 'region', name: 'County Cork', region: null, country_name: 'Ireland' }],
  ['Galway 2, Ireland', { type: 'city', name: 'Galway 2', region: null, country_name: 'Ireland' }],
  [' Ireland ', { type: 'region', name: 'Ireland', region: null, country_name: null }],
])('%j names a place', (text, place) => {
  expect(locationFromText(text)).toEqual({ ...place, primary_city: null })
})

it.each(['', ' , '])('%j names none', (text) => {
  expect(locationFromText(text)).toBeNull()
})

it.each([
  [
    '10115, Berlin, Germany',
    { name: '10115', region: null, country_name: 'Germany', primary_city: 'Berlin' },
  ],
  ['H91 E2R2, Ireland', { name: 'H91 E2R2', region: null, country_name: 'Ireland', primary_city: null }],
  ['SW1A 1AA', { name: 'SW1A 1AA', region: null, country_name: null, primary_city: null }],
])('%j names an area of the post', (text, place) => {
  expect(locationFromText(text)).toEqual({ type: 'zip', ...place })
})

it.each(['Lyon, Rhône, France', '10115, Berlin, Germany', 'Ireland'])('%j comes back in words', (text) => {
  const place = locationFromText(text)
  expect(place && locationInWords(place)).toBe(text)
})
