import type { MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creativeOf, samples } from '../test-support/samples.ts'
import { mixDistance, type MixTraits, nearDistance, recipeTraits, sceneTraits } from './mix-distance.ts'

const traits: fc.Arbitrary<MixTraits> = fc.record({
  layout: fc.constantFrom('split', 'framed', 'bigType'),
  background: fc.constantFrom('/files/a', '/files/b', '#123142'),
  words: fc
    .uniqueArray(fc.constantFrom('old', 'lamp', 'in', 'galway', 'rewired'))
    .map((words) => new Set(words)),
  ground: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), ...axis(), ...axis()),
  anchor: fc.tuple(...share(), ...share()),
})
function axis() {
  return [fc.double({ min: -0.3, max: 0.3, noNaN: true })] as const
}
function share() {
  return [fc.double({ min: 0, max: 1, noNaN: true })] as const
}

describe('the distance of two candidates', () => {
  test('is 0 to itself, the same both ways, and at most 1', () => {
    fc.assert(
      fc.property(traits, traits, (one, other) => {
        expect(mixDistance(one, one)).toBe(0)
        expect(mixDistance(one, other)).toBeCloseTo(mixDistance(other, one), 12)
        expect(mixDistance(one, other)).toBeGreaterThanOrEqual(0)
        expect(mixDistance(one, other)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  test('is never longer than by way of a third one', () => {
    fc.assert(
      fc.property(traits, traits, traits, (one, other, third) => {
        const detour = mixDistance(one, third) + mixDistance(third, other)
        expect(mixDistance(one, other)).toBeLessThanOrEqual(detour + 1e-9)
      }),
    )
  })

  test.each<[string, Partial<MixRecipe>]>([
    ['layout', { layout: 'framed' }],
    ['picture', { picture: { src: '/files/b', width: 1, height: 1 } }],
    ['headline', { headline: 'Ten years of guarantee' }],
    ['ground', { ground: '#fff8ec' }],
  ])('sees what differs in the %s', (_, change) => {
    const recipe: MixRecipe = {
      picture: { src: '/files/a', width: 1, height: 1 },
      ground: '#123142',
      headline: 'Old lamp in, €20 off',
      layout: 'split',
      seed: 1,
    }
    const one = recipeTraits(recipe, '#123142')
    expect(mixDistance(one, recipeTraits({ ...recipe, ...change }, '#123142'))).toBeGreaterThan(nearDistance)
    expect(
      mixDistance(one, recipeTraits({ ...recipe, seed: 2, headline: 'OLD LAMP IN: €20 off!' }, '')),
    ).toBe(0)
  })
})

test('a composed candidate has the ground and the place that are seen', () => {
  const recipe = { picture: null, ground: '#123142', headline: 'Old lamp in', layout: 'split', seed: 1 }
  const text = { ...samples.text, slot: 'headline', x: 0, width: 500, y: 700, height: 100 } as const
  const wide = { ...samples.shape, width: 1000, height: 500, color: '#ffffff' }
  const { anchor, ground } = sceneTraits(recipe, creativeOf([wide, text], '#000000'))
  expect(anchor).toEqual([0.25, 0.75])
  expect(ground[0]).toBeCloseTo(1, 2)
  const { ground: seen } = sceneTraits(recipe, creativeOf([{ ...wide, height: 300 }, text], '#000000'))
  expect(seen[0]).toBeCloseTo(0, 2)
})
