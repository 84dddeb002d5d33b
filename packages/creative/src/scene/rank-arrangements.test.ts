import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { describe, expect, it } from 'vitest'
import { type ArrangementOptions, rankArrangements } from './rank-arrangements.ts'

const pictures = [
  { src: 'dome', fit: 0 },
  { src: 'wren', fit: 2 },
  { src: 'bench', fit: 2 },
  { src: 'sill', fit: 2 },
  { src: 'shopfront', fit: 3 },
]
const options: ArrangementOptions = {
  pictures,
  hasPrice: true,
  style: null,
  isStyleChosen: false,
  used: [],
  seed: 1,
}
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

describe('the first arrangement', () => {
  it('shows what the ad is about, in every layout that suits it', () => {
    const first = seeds.map((seed) => rankArrangements({ ...options, seed })[0])
    expect(new Set(first.map(({ picture }) => picture))).toEqual(new Set(['dome']))
    expect(first.map(({ layout }) => layout)).toEqual(
      expect.arrayContaining(['offerCard', 'split', 'framed']),
    )
    expect(first.map(({ layout }) => layout)).not.toContain('collage')
    expect(first.map(({ layout }) => layout)).not.toContain('paletteWall')
  })

  it('is the same for the same seed', () => {
    expect(rankArrangements(options)).toEqual(rankArrangements({ ...options }))
  })

  it('leaves a drawing or a screen free of text', () => {
    const screen = { src: 'screen', fit: 0, isGraphic: true }
    const all = rankArrangements({ ...options, pictures: [screen, ...pictures] })
    const layouts = all.filter(({ picture }) => picture === 'screen').map(({ layout }) => layout)
    expect(layouts.toSorted()).toEqual(['framed'])
  })

  it('has no card for an offer without a price', () => {
    const all = rankArrangements({ ...options, hasPrice: false })
    expect(all.map(({ layout }) => layout)).not.toContain('offerCard')
  })
})

it('repeats no picture in a layout while others are left', () => {
  const used: { layout: string; picture: string | null }[] = []
  const all = rankArrangements(options)
  for (const _ of all) used.push(rankArrangements({ ...options, used })[0])
  expect(new Set(used.map(({ layout, picture }) => `${layout} ${picture}`)).size).toBe(all.length)
  const again = rankArrangements({ ...options, used })[0]
  expect(again.picture).toBe('dome')
})

it('takes another layout each time, as far as there are any', () => {
  const used: { layout: string; picture: string | null }[] = []
  for (let index = 0; index < 6; index += 1) used.push(rankArrangements({ ...options, used })[0])
  expect(new Set(used.map(({ layout }) => layout)).size).toBe(6)
})

it('makes a collage of what belongs together only', () => {
  const collages = rankArrangements(options).filter(({ layout }) => layout === 'collage')
  expect(new Set(collages.map(({ picture }) => picture))).toEqual(new Set(['wren', 'bench', 'sill']))
})

it('needs no pictures', () => {
  const layouts = rankArrangements({ ...options, pictures: [] }).map(
    ({ layout, picture }) => `${layout} ${picture}`,
  )
  expect(layouts.toSorted()).toEqual([
    'bigType null',
    'framed null',
    'offerCard null',
    'paletteWall null',
    'split null',
  ])
})

describe.each(imageStyles)('the style %s', (style) => {
  const firstLayouts = (change: Partial<ArrangementOptions>) =>
    new Set(seeds.map((seed) => rankArrangements({ ...options, style, seed, ...change })[0].layout))

  it('goes before everything where somebody chose it', () => {
    const used = rankArrangements(options)
    const chosen = firstLayouts({ isStyleChosen: true, used: [used[0], used[0]] })
    const alone = firstLayouts({ isStyleChosen: false, pictures: [] })
    expect(chosen.size).toBeLessThanOrEqual(2)
    expect(alone.size).toBeLessThanOrEqual(2)
  })

  it('takes no picture from an ad where it is only an idea', () => {
    const firsts = seeds.map((seed) => rankArrangements({ ...options, style, seed })[0].picture)
    expect(new Set(firsts)).toEqual(new Set(['dome']))
  })
})
