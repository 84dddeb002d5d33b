import { expect, it } from 'vitest'
import { placeFrom } from './place.ts'

it.each([
  ['Brighton, United Kingdom', true],
  ['Köln, Deutschland', true],
  ['Galway, County Galway, Ireland', true],
  ['Brighton', false],
  ['County Galway, Ireland', false],
  ['Cornwall, United Kingdom', false],
  ['La Provence, France', false],
  ['Bavaria, Germany', false],
  ['Texas, USA', false],
  ['10115 Berlin, Germany', false],
])('a preposition may stand before %s: %j', (location, isTown) => {
  expect(placeFrom(location)?.isTown).toBe(isTown)
})

it('is none without a name', () => {
  expect(placeFrom(' , ')).toBeNull()
})
