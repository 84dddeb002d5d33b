import {
  changeMix,
  designOfRecipe,
  type Mix,
  type MixRecipe,
  mixParts,
  mostCandidates,
  newMix,
  partKey,
  recipeId,
} from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../check/find-faults.ts'
import { fullMaterial, testFonts } from '../test-support/samples.ts'
import { composeDesign } from '../wizard/compose-design.ts'
import { backgroundKey, crossParts, partsOfMix } from './cross-parts.ts'
import { mixCandidates, planMix } from './mix-candidates.ts'
import { mixDistance, nearDistance, sceneTraits } from './mix-distance.ts'

const lines = [
  'Every lamp can be rewired',
  'Lamp shop in Galway',
  'Made by hand on Dominick Street',
  'Ten years of guarantee',
]
const material: DesignMaterial = { ...fullMaterial, lines }

const candidatesOf = (mix: Mix, of: DesignMaterial = material) => [...mixCandidates(of, mix, testFonts)]
const recipesOf = (mix: Mix, of?: DesignMaterial) => candidatesOf(mix, of).map(({ recipe }) => recipe)

const full = candidatesOf(newMix)
const [first] = full
if (!first) throw new Error('nothing mixed')

describe('a full mix', () => {
  test('has sixty candidates of every background, text and layout', () => {
    expect(full).toHaveLength(mostCandidates)
    const { backgrounds, texts, layouts } = partsOfMix(material, newMix)
    const used = (part: (typeof mixParts)[number]) => new Set(full.map(({ recipe }) => partKey(part, recipe)))
    expect(used('background')).toEqual(new Set(backgrounds.map(backgroundKey)))
    expect(used('text')).toEqual(new Set(texts))
    expect(used('layout')).toEqual(new Set(layouts))
  })

  test('starts with candidates that share nothing', () => {
    const start = full.slice(0, 3).map(({ recipe }) => recipe)
    for (const part of mixParts) expect(new Set(start.map((one) => partKey(part, one))).size, part).toBe(3)
  })

  test('can be drawn in all formats, without a fault', () => {
    for (const { recipe } of full.filter((_, place) => place % 5 === 0)) {
      const composed = composeDesign(designOfRecipe(recipe, material), material, testFonts)
      if (composed.kind !== 'composed') throw new Error(`${recipeId(recipe)}: ${composed.kind}`)
      for (const scene of Object.values(composed.scenes)) expect(findFaults(scene, testFonts)).toEqual([])
    }
  })
})

test('the texts are those of the material, and nothing is placed on a drawing of the website', () => {
  const known = [material.texts.headline, ...lines]
  const recipes = crossParts(material, newMix)
  for (const { headline } of recipes) expect(known).toContain(headline)
  const graphics = new Set(material.pictures.flatMap(({ src, isGraphic }) => (isGraphic ? src : [])))
  const onGraphics = recipes.filter(({ picture }) => graphics.has(picture?.src ?? ''))
  expect(new Set(onGraphics.map(({ layout }) => layout))).toEqual(new Set(['framed']))
})

test('a headline with an emoji, and one that no layout has room for, are not mixed', () => {
  const long = 'x'.repeat(110)
  const broken = { ...material, lines: ['Lamps 💡', long] }
  expect(partsOfMix(broken, newMix).texts).not.toContain('Lamps 💡')
  expect(new Set(recipesOf(newMix, broken).map(({ headline }) => headline))).toEqual(
    new Set([material.texts.headline]),
  )
})

test('a brand without pictures is mixed of its colors', () => {
  const recipes = recipesOf(newMix, { ...material, pictures: [] })
  expect(recipes.length).toBeGreaterThan(24)
  expect(recipes.every(({ picture, ground }) => picture === null && ground !== null)).toBe(true)
})

test('a price is what an offer card needs', () => {
  const without = { ...material, texts: { ...material.texts, price: '' } }
  expect(partsOfMix(material, newMix).layouts).toContain('offerCard')
  expect(partsOfMix(without, newMix).layouts).not.toContain('offerCard')
})

test('a picture of the library comes first, once', () => {
  const [website] = material.pictures
  if (!website) throw new Error('no pictures')
  const { src, width, height } = website
  const other = { src: src.replace('0', 'e'), width: 900, height: 900 }
  const keys = partsOfMix(material, { added: [other, { src, width, height }] }).backgrounds.map(backgroundKey)
  expect(keys.slice(0, 2)).toEqual([other.src, src])
  expect(new Set(keys).size).toBe(keys.length)
})

test('more like one shares two of its three parts', () => {
  const like = first.recipe
  const recipes = recipesOf(changeMix(newMix, { type: 'like', recipe: like }))
  expect(recipes.length).toBeGreaterThan(11)
  for (const recipe of recipes)
    expect(mixParts.filter((part) => partKey(part, recipe) === partKey(part, like)).length).toBeGreaterThan(1)
  expect(recipes.map(recipeId)).not.toEqual(full.map(({ recipe }) => recipeId(recipe)))
})

test('another seed mixes again, and the same one gives the same', () => {
  const ids = (mix: Mix) => recipesOf(mix).map(recipeId)
  expect(ids(newMix)).toEqual(full.map(({ recipe }) => recipeId(recipe)))
  const again = ids(changeMix(newMix, { type: 'again' }))
  expect(again.filter((id) => full.some(({ recipe }) => recipeId(recipe) === id))).toEqual([])
})

test('chosen candidates come first and stay, whatever else is mixed', () => {
  const chosen = [full[7], full[3]].flatMap((one) => (one ? [one.recipe] : []))
  const mix = { ...newMix, chosen, locks: { ...newMix.locks, background: '#123142' } }
  const [one] = chosen
  const [background = '', text = '', layout = ''] = one ? mixParts.map((part) => partKey(part, one)) : []
  const planned = planMix(material, { ...newMix, chosen, locks: { background, text, layout } })
  expect(planned.length).toBeGreaterThan(0)
  expect(planned).not.toContainEqual(one)
  const recipes = recipesOf(mix)
  expect(recipes.slice(0, 2)).toEqual(chosen)
  expect(new Set(recipes.map(recipeId)).size).toBe(recipes.length)
  expect(recipes.slice(2).every((recipe) => partKey('background', recipe) === '#123142')).toBe(true)
})

describe('whatever is locked, left out, chosen and liked', () => {
  const { backgrounds, texts, layouts } = partsOfMix(material, newMix)
  const keys = { background: backgrounds.map(backgroundKey), text: texts, layout: layouts }
  const oneOf = (all: readonly string[]) => fc.option(fc.constantFrom(...all), { freq: 2 })
  const some = <T>(all: readonly T[], most: number) => fc.subarray([...all], { maxLength: most })
  const recipes = full.map(({ recipe }) => recipe)
  const mixes: fc.Arbitrary<Mix> = fc.record({
    added: fc.constant([]),
    leftOut: fc.record({
      background: some(keys.background, 5),
      text: some(keys.text, 3),
      layout: some(keys.layout, 4),
    }),
    locks: fc.record({
      background: oneOf(keys.background),
      text: oneOf(keys.text),
      layout: oneOf(keys.layout),
    }),
    like: fc.option(fc.constantFrom(...recipes)),
    chosen: some(recipes, 4),
    seed: fc.integer({ min: 1, max: 9 }),
  })
  const obeys = (mix: Mix, recipe: MixRecipe) =>
    mixParts.every((part) => {
      const key = partKey(part, recipe)
      const locked = mix.locks[part]
      return locked === null ? !mix.leftOut[part].includes(key) : locked === key
    })

  test('every candidate obeys, there are at most sixty, and no two look alike', () => {
    fc.assert(
      fc.property(mixes, (mix) => {
        const candidates = candidatesOf(mix)
        expect(candidates.length).toBeLessThanOrEqual(mostCandidates)
        const mixed = candidates.slice(mix.chosen.length)
        for (const { recipe } of mixed) expect(obeys(mix, recipe), recipeId(recipe)).toBe(true)
        const traits = candidates.map(({ recipe, scene }) => sceneTraits(recipe, scene))
        for (const [place, one] of traits.entries())
          for (const other of traits.slice(Math.max(place + 1, mix.chosen.length)))
            expect(mixDistance(one, other)).toBeGreaterThanOrEqual(nearDistance)
      }),
      { numRuns: 25 },
    )
  })

  test('no recipe is planned twice', () => {
    fc.assert(
      fc.property(mixes, (mix) => {
        const ids = planMix(material, mix).map(recipeId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => mix.chosen.some((one) => recipeId(one) === id))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})
