import { describe, expect, it } from 'vitest'
import { googleCombinations } from './google-combinations.ts'
import type { GoogleAd } from './preview-data.ts'

const ad = (parts: Partial<GoogleAd>): GoogleAd => ({
  brand: { name: '', handle: '', logoUrl: null, domain: '' },
  paths: [],
  headlines: ['A', 'B', 'C'],
  descriptions: ['d', 'e'],
  ...parts,
})
const shown = (parts: Partial<GoogleAd>) =>
  googleCombinations(ad(parts)).map(
    ({ headlines, descriptions }) => `${headlines.join('')} ${descriptions.join('')}`,
  )

describe('googleCombinations', () => {
  it('shows every order of three headlines once, in the written order first', () => {
    expect(shown({})).toEqual(['ABC de', 'BCA ed', 'CAB de', 'ACB ed', 'BAC de', 'CBA ed'])
  })

  it('shows every two of many headlines in the first two places', () => {
    const titles = shown({ headlines: Array.from('ABCDEFGHIJKLMNO') })
    expect(new Set(titles.map((title) => title.slice(0, 2))).size).toBe(15 * 14)
    expect(titles.every((title) => new Set(title.slice(0, 3)).size === 3)).toBe(true)
  })

  it('keeps pinned headlines and descriptions in their places', () => {
    const titles = shown({
      headlines: Array.from('ABCD'),
      headlinePins: [null, 1, null, 3],
      descriptionPins: [2, null],
    })
    expect(titles).toEqual(['BCD ed', 'BAD ed'])
  })

  it('shows a headline pinned to the third place nowhere else', () => {
    expect(shown({ headlinePins: [null, null, 3] })).toEqual(['ABC de', 'BAC ed'])
  })

  it('works with one or two headlines', () => {
    expect(shown({ headlines: ['A', ' '], descriptions: [] })).toEqual(['A '])
    expect(shown({ headlines: ['A', 'B'], descriptions: ['d', ''] })).toEqual(['AB d', 'BA d'])
  })

  it('shows no text twice in any case, and keeps the pin of either', () => {
    expect(
      shown({ headlines: ['A', 'B', 'a '], headlinePins: [null, null, 1], descriptions: ['d', 'D'] }),
    ).toEqual(['AB d'])
  })

  it('is empty without a headline', () => {
    expect(shown({ headlines: ['', ' '] })).toEqual([])
  })

  it('writes a text on one line', () => {
    expect(shown({ headlines: [' A\n  lamp '], descriptions: [] })).toEqual(['A lamp '])
  })
})
