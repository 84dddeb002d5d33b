import { newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { storedDesign, storeDesign } from './designs.ts'
import { readStored, writeStored } from './storage.ts'

const design = newDesign({ headline: 'Lamps' })
const subject = { ideaId: 'brand', balloonId: null }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

it('keeps designs of a brand and of its ads apart', () => {
  const ofAd = newDesign({ headline: 'Ad' })
  storeDesign(subject, design)
  storeDesign({ ...subject, balloonId: 'ad' }, ofAd)
  expect(storedDesign(subject)).toEqual(design)
  expect(storedDesign({ ...subject, balloonId: 'ad' })).toEqual(ofAd)
  expect(storedDesign({ ideaId: 'other', balloonId: null })).toBeNull()
})

it('removes a design, and the entry with the last one', () => {
  storeDesign(subject, design)
  storeDesign(subject, null)
  expect(storedDesign(subject)).toBeNull()
  expect(readStored('designData')).toBeNull()
})

it('lets the oldest designs go', () => {
  for (let number = 0; number < 9; number++)
    storeDesign({ ideaId: `brand ${number}`, balloonId: null }, design)
  expect(storedDesign({ ideaId: 'brand 0', balloonId: null })).toBeNull()
  expect(storedDesign({ ideaId: 'brand 8', balloonId: null })).toEqual(design)
  expect(Object.keys(readStored('designData') ?? {})).toHaveLength(8)
})

it.each([null, 7, 'text', [], { 'brand ': 'none' }])('starts without a design after %j', (broken) => {
  writeStored('designData', broken)
  expect(storedDesign(subject)).toBeNull()
  storeDesign(subject, design)
  expect(storedDesign(subject)).toEqual(design)
})
