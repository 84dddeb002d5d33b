import { checkKeyword } from '@aloft/domain/ads/keyword-checks.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeywordSources } from '../ad-platform.port.ts'
import { suggestKeywords } from './suggest-keywords.ts'

const nightjar: KeywordSources = {
  brand: 'Nightjar Lamps',
  sources: [
    {
      origin: 'brief',
      names: ['lamp workshop'],
      texts: ['A lamp workshop that blows and wires table lamps.', 'Free rewiring for ten years'],
    },
    {
      origin: 'website',
      names: ['Wren table lamp', 'Lamp repair'],
      texts: ['Old table lamps, wired anew.', 'Come to our bench on Quay Street'],
    },
  ],
  places: ['Galway'],
  patterns: ['{} near me', '{} price'],
}

const textsOf = (seed: string | null, sources = nightjar) =>
  suggestKeywords(seed, sources).map(({ text }) => text)

describe('without a seed', () => {
  it('are the names of the brand, what its texts are about, and how people search for them', () => {
    expect(textsOf(null)).toEqual([
      'lamp workshop',
      'wren table lamp',
      'lamp repair',
      'wires table lamps',
      'old table lamps',
      'nightjar lamps',
      'lamp workshop galway',
      'wren table lamp galway',
      'lamp repair galway',
      'lamp workshop near me',
      'lamp workshop price',
      'wren table lamp near me',
      'wren table lamp price',
      'lamp repair near me',
      'lamp repair price',
      'wires table lamps galway',
      'old table lamps galway',
      'nightjar lamps galway',
    ])
  })

  it('say where each comes from, and that nobody counted its searches', () => {
    const [first, second] = suggestKeywords(null, nightjar)
    expect(first).toEqual({ text: 'lamp workshop', origin: 'brief', monthlySearches: null })
    expect(second).toMatchObject({ text: 'wren table lamp', origin: 'website' })
  })

  it('are none where nothing is known', () => {
    expect(textsOf(null, { brand: '', sources: [], places: ['Galway'], patterns: ['{} price'] })).toEqual([])
  })
})

describe('with a seed', () => {
  it('begin with it and keep to what shares a word with it', () => {
    expect(suggestKeywords('Lamp REPAIRS!', nightjar)[0]).toMatchObject({
      text: 'lamp repairs',
      origin: 'seed',
    })
    expect(textsOf('repairs')).toEqual([
      'repairs',
      'lamp repair',
      'repairs galway',
      'lamp repair galway',
      'repairs near me',
      'repairs price',
      'lamp repair near me',
      'lamp repair price',
    ])
  })

  it('do not name a place twice', () => {
    expect(textsOf('lamps galway')).not.toContain('lamps galway galway')
  })

  it('are none for one without words', () => {
    expect(textsOf('!?!')).toEqual([])
  })
})

it('are taken by Google, at most 30, each once, whatever was written', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 })
  const source = fc.record({
    origin: fc.constantFrom('brief' as const, 'website' as const),
    names: fc.array(text, { maxLength: 12 }),
    texts: fc.array(text, { maxLength: 12 }),
  })
  const sources = fc.record({
    brand: text,
    sources: fc.array(source, { maxLength: 2 }),
    places: fc.array(text, { maxLength: 3 }),
    patterns: fc.constant(['{} near me']),
  })
  fc.assert(
    fc.property(fc.option(text), sources, (seed, known) => {
      const texts = textsOf(seed, known)
      expect(texts.length).toBeLessThanOrEqual(30)
      expect(new Set(texts).size).toBe(texts.length)
      for (const one of texts) {
        expect(checkKeyword({ text: one })).toBeNull()
        expect(one).toMatch(/^\S/)
      }
    }),
  )
})
