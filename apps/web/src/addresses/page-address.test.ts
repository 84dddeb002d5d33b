import { expect, it } from 'vitest'
import { editorAddress, isCreatePath, pageAddress } from './page-address.ts'

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

it.each([
  ['/0/create/x', true],
  ['/0/create/new-ad', true],
  ['/0/creatives', false],
  ['/0', false],
])('%s lies where things are made: %s (RTE-12)', (path, expected) => {
  expect(isCreatePath(path)).toBe(expected)
})

it('leads to the editor of an ad, at a section where one is named (EDT-01)', () => {
  expect(editorAddress('i', 'b')).toBe('/0/editor?ideaId=i&balloonId=b')
  expect(editorAddress('i', 'b', 'budget')).toBe('/0/editor?ideaId=i&balloonId=b&section=budget')
})
