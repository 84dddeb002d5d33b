import { beforeEach, expect, it, vi } from 'vitest'
import { keepAdCreationOrigin, originAddress, tryAgainAddress } from './ad-creation-origin.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const keep = (path: string, query: string) => keepAdCreationOrigin({ path, query, modalData: null })

it('leads back to the page it was begun on, with its query (GEN-10)', () => {
  expect(originAddress()).toBe('/0')
  keep('/0', '?ideaId=nightjar')
  expect(originAddress()).toBe('/0?ideaId=nightjar')
})

it.each([
  ['/0/gallery', '?ideaId=nightjar', '/0/gallery?ideaId=nightjar'],
  ['/0', '?ideaId=nightjar', '/0/create/new-ad'],
  ['/0/creatives', '?a=1', '/0/creatives?a=1'],
  ['/0/design/pick-layout', '?a=1', '/0/design/pick-layout?a=1'],
  ['/0/timeline/', '', '/0/timeline'],
  ['/elsewhere/new-ad', '?a=1', '/0/create/new-ad'],
  ['/0/signup', '', '/0/signup'],
  ['/0/onboarding/signup', '?a=1', '/0/onboarding/signup?a=1'],
  ['/0/zzz', '?a=1', '/0/create/new-ad'],
  ['/0/brand-root', '', '/0/create/new-ad'],
])('tries again from %s%s at %s (GEN-15, OPN-45)', (path, query, address) => {
  keep(path, query)
  expect(tryAgainAddress()).toBe(address)
})

it('tries again in the wizard where nothing is known', () => {
  expect(tryAgainAddress()).toBe('/0/create/new-ad')
})
