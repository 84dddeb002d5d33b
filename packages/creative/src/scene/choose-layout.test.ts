import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { describe, expect, it } from 'vitest'
import { chooseLayout, type LayoutWish } from './choose-layout.ts'

const wish: LayoutWish = { numPictures: 5, hasPrice: true, style: null, seed: 1 }
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

function chosen(change: Partial<LayoutWish>): Set<string> {
  return new Set(seeds.map((seed) => chooseLayout({ ...wish, ...change, seed })))
}

describe('without a look', () => {
  it('uses every layout that suits what there is', () => {
    expect([...chosen({})].toSorted()).toEqual(
      ['archWindow', 'collage', 'framed', 'fullBleed', 'offerCard', 'split'].toSorted(),
    )
    expect(chosen({ numPictures: 1 })).not.toContain('collage')
    expect(chosen({ hasPrice: false })).not.toContain('offerCard')
  })

  it('needs no pictures where there are none', () => {
    expect([...chosen({ numPictures: 0, hasPrice: false })].toSorted()).toEqual(['bigType', 'paletteWall'])
  })
})

it.each(imageStyles)('has a layout for the look %s, with and without pictures', (style) => {
  expect(chosen({ style }).size).toBe(1)
  const plain = chosen({ style, numPictures: 0 })
  for (const layout of ['fullBleed', 'split', 'framed', 'archWindow', 'collage'])
    expect(plain).not.toContain(layout)
})
