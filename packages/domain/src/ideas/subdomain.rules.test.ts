import { expect, it } from 'vitest'
import { checkSubdomain, normaliseSubdomain } from './subdomain.rules.ts'

it.each([
  ['nightjar', null],
  [' Nightjar-Lamps2 ', null],
  ['abc', null],
  ['a'.repeat(63), null],
  ['a'.repeat(64), 'subdomainInvalid'],
  ['ab', 'subdomainTooShort'],
  ['  ', 'subdomainTooShort'],
  ['1ab', 'subdomainInvalid'],
  ['a_b', 'subdomainInvalid'],
  ['lamps-', 'subdomainInvalid'],
  ['night.jar', 'subdomainInvalid'],
  ['lampé', 'subdomainInvalid'],
  ['WWW', 'subdomainTaken'],
])('%j: %s (DOM-01)', (text, failure) => {
  expect(checkSubdomain(text)).toBe(failure)
})

it('is compared trimmed and in lower case', () => {
  expect(normaliseSubdomain(' Nightjar ')).toBe('nightjar')
})
