import fc from 'fast-check'
import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../blocks/random.ts'
import { toHex } from '../color/rgb.ts'
import { collection, findScenes, sceneSvg } from './collection.ts'
import { sceneColors } from './scene.ts'
import { treatScene } from './treatments.ts'

const brand = { primary: '#1f5f4a', accent: '#f2b84b', background: '#ffffff', text: '#1c1c1c' }
const options = { width: 1200, height: 1200, colors: brand, seed: 1, title: 'Drawn' }
const [scene, pattern] = [collection[0], collection.at(-1)]

it('holds at least forty pictures, each with its own id, name and description', () => {
  expect(collection.length).toBeGreaterThanOrEqual(40)
  for (const key of ['id', 'name', 'alt'] as const)
    expect(new Set(collection.map((one) => one[key])).size).toBe(collection.length)
  for (const { id, words } of collection) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(words.split(' ').length).toBeGreaterThanOrEqual(6)
  }
})

describe.each(collection.map((one) => [one.id, one] as const))('%s', (_, one) => {
  it('is the same for the same colors and seed, and of sound numbers', () => {
    const svg = sceneSvg(one, options)
    expect(svg).toBe(sceneSvg(one, options))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(120_000)
  })

  it('is in the colors of the brand', () => {
    const other = { ...brand, primary: '#c2185b', accent: '#00838f' }
    expect(sceneSvg(one, { ...options, colors: other })).not.toBe(sceneSvg(one, options))
  })
})

const color = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((rgb) => toHex(rgb as never))

it('can be drawn in any colors, in any style', () => {
  fc.assert(
    fc.property(
      color,
      color,
      fc.constantFrom(...collection),
      fc.constantFrom(...imageStyles),
      fc.integer(),
      (primary, accent, one, style, seed) => {
        if (!pattern) return
        const colors = sceneColors({ ...brand, primary, accent })
        for (const hex of Object.values(colors)) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
        const markup = treatScene(one, pattern, { style, colors, random: createRandom(seed) })
        expect(markup).not.toMatch(/NaN|undefined/)
        // Each group that is opened is closed.
        expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0)
      },
    ),
    { numRuns: 60 },
  )
})

it('fills any size', () => {
  if (!scene) throw new Error('the collection is empty')
  expect(sceneSvg(scene, { ...options, width: 600, height: 300 })).toContain('translate(0 -150) scale(0.5)')
})

it('finds pictures by what they show, in several languages, best first', () => {
  expect(findScenes('A sourdough loaf')[0]?.id).toBe('bread-loaf')
  expect(findScenes('Wren table lamp on its own')[0]?.id).toBe('table-lamp')
  expect(findScenes('Bäckerei')[0]?.id).toBe('bread-loaf')
  expect(findScenes('Bikes')[0]?.id).toBe('bicycle')
  expect(findScenes('xyzzy')).toEqual([])
})
