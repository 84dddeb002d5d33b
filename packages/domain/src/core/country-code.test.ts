import { expect, it } from 'vitest'
import { countryCode } from './country-code.ts'

it.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Österreich', 'AT'],
  ['États-Unis', 'US'],
  ['u.s.a.', 'US'],
  ['Scotland', 'GB'],
  ['the Netherlands', 'NL'],
  ['FR', 'FR'],
  ['UK', 'GB'],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

it.each(['Cork', 'fr', 'AB', ''])('%j is no country', (text) => {
  expect(countryCode(text)).toBeNull()
})
