import { newMix } from '@aloft/domain/creatives/mixer/mix.rules'
import { newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { storedDesign, storeDesign } from './designs.ts'
import { storedMix, storeMix } from './mixes.ts'
import { readStored, writeStored } from './storage.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

const mix = { ...newMix, seed: 3, locks: { ...newMix.locks, layout: 'split' } }

it('stores the mix of each brand under the key of the specification, beside designs (ENT-32)', () => {
  const subject = { ideaId: 'brand', balloonId: null }
  storeDesign(subject, newDesign({ headline: 'Lamps' }))
  storeMix('brand', mix)
  expect(storedMix('brand')).toEqual(mix)
  expect(storedMix('other')).toEqual(newMix)
  expect(storedDesign(subject)).toEqual(newDesign({ headline: 'Lamps' }))
  expect(JSON.parse(localStorage.getItem('creativeMixerBackgroundData') ?? '')).toHaveProperty('brand')
})

it('lets the oldest brands go', () => {
  for (let number = 0; number < 9; number++) storeMix(`brand ${number}`, mix)
  expect(storedMix('brand 0')).toEqual(newMix)
  expect(storedMix('brand 8')).toEqual(mix)
  expect(Object.keys(readStored('creativeMixerBackgroundData') ?? {})).toHaveLength(8)
})

it.each([null, 7, 'text', [], { brand: 'none' }])('mixes everything after %j', (broken) => {
  writeStored('creativeMixerBackgroundData', broken)
  expect(storedMix('brand')).toEqual(newMix)
})
