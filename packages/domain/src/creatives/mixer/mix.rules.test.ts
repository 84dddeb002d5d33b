import { describe, expect, test } from 'vitest'
import {
  changeMix,
  designOfRecipe,
  isRemix,
  type Mix,
  type MixChange,
  type MixRecipe,
  mixParts,
  mostAddedPictures,
  mostChosen,
  newMix,
  partKey,
  recipeId,
  without,
} from './mix.rules.ts'

const dusk = { src: '/files/dusk.webp', width: 756, height: 945 }
const recipe: MixRecipe = { picture: dusk, ground: null, headline: 'Evenings', layout: 'split', seed: 1 }
const words: MixRecipe = { ...recipe, picture: null, ground: '#123142', layout: 'paletteWall' }

const changed = (mix: Mix, ...changes: readonly MixChange[]) => changes.reduce(changeMix, mix)
const choose = (one: MixRecipe, isChosen = true): MixChange => ({ type: 'choose', recipe: one, isChosen })

describe('choosing', () => {
  test('adds a candidate once, and takes it away again', () => {
    const mix = changed(newMix, choose(recipe), choose(words), choose({ ...recipe }))
    expect(mix.chosen).toEqual([words, recipe])
    expect(changed(mix, choose(words, false)).chosen).toEqual([recipe])
    expect(changed(mix, { type: 'clear' }).chosen).toEqual([])
  })

  test('ends at the most that can be saved', () => {
    const many = Array.from({ length: mostChosen + 1 }, (_, seed) => choose({ ...recipe, seed }))
    expect(changed(newMix, ...many).chosen.map(({ seed }) => seed)).toEqual(
      many.slice(0, mostChosen).map((_, seed) => seed),
    )
  })
})

test('what is left out is mixed again once it is used, and cannot stay locked', () => {
  const use = (isUsed: boolean): MixChange => ({ type: 'use', part: 'layout', key: 'split', isUsed })
  const mix = changed(newMix, { type: 'lock', part: 'layout', key: 'split' }, use(false))
  expect(mix).toMatchObject({ leftOut: { layout: ['split'] }, locks: { layout: null } })
  expect(changed(mix, use(true)).leftOut.layout).toEqual([])
})

test('an added picture is first, mixed, and not hidden by a lock', () => {
  const mix = changed(
    newMix,
    { type: 'use', part: 'background', key: dusk.src, isUsed: false },
    { type: 'lock', part: 'background', key: '#123142' },
    { type: 'add', picture: { ...dusk, src: '/files/trio.webp' } },
    { type: 'add', picture: dusk },
  )
  expect(mix.added.map(({ src }) => src)).toEqual([dusk.src, '/files/trio.webp'])
  expect(mix).toMatchObject({ leftOut: { background: [] }, locks: { background: null } })
  const many = Array.from({ length: mostAddedPictures + 3 }, (_, place) => place)
  const adding = many.map((place): MixChange => ({
    type: 'add',
    picture: { ...dusk, src: `/files/${place}` },
  }))
  expect(changed(newMix, ...adding).added).toHaveLength(mostAddedPictures)
})

test('only choosing leaves the candidates as they are', () => {
  const remixes: readonly MixChange[] = [
    { type: 'use', part: 'text', key: 'Evenings', isUsed: false },
    { type: 'add', picture: dusk },
    { type: 'lock', part: 'text', key: null },
    { type: 'like', recipe },
    { type: 'again' },
  ]
  expect(remixes.map(isRemix)).toEqual(remixes.map(() => true))
  expect([choose(recipe), { type: 'clear' } as const].map(isRemix)).toEqual([false, false])
})

test('a recipe is named by all it is made of, and its parts by what users see', () => {
  expect(mixParts.map((part) => partKey(part, recipe))).toEqual([dusk.src, 'Evenings', 'split'])
  expect(partKey('background', words)).toBe('#123142')
  const others = [
    words,
    { ...recipe, seed: 2 },
    { ...recipe, ground: '#123142' },
    { ...recipe, headline: 'Lamps' },
  ]
  expect(new Set([recipe, ...others].map(recipeId)).size).toBe(5)
  expect(without([recipe, words], [{ ...recipe }])).toEqual([words])
})

test('a recipe is the design that the wizard would make', () => {
  const material = { texts: { headline: 'Lamps', message: '', button: 'Shop now', price: '€20' } }
  expect(designOfRecipe(recipe, material)).toMatchObject({
    type: 'photo',
    photo: dusk,
    layout: 'split',
    variant: { seed: 1, ground: null },
    texts: { headline: 'Evenings', button: 'Shop now', price: '€20' },
  })
  expect(designOfRecipe(words, material)).toMatchObject({
    type: 'words',
    photo: null,
    variant: { seed: 1, ground: '#123142' },
  })
})
