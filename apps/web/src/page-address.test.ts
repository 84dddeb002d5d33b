import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

it.each([
  ['gallery', '/0/gallery'],
  ['/gallery', '/0/gallery'],
  ['onboarding/details', '/0/onboarding/details'],
  ['/', '/'],
  ['/0', '/0'],
  ['/0/', '/0/'],
  ['/0?a=1', '/0?a=1'],
  ['/0#x', '/0#x'],
  ['/0x', '/0/0x'],
])('gives %s the prefix: %s (RTE-17, OPN-04)', (address, expected) => {
  expect(pageAddress(address)).toBe(expected)
})
