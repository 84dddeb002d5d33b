import { describe, expect, it } from 'vitest'
import { sampleScene, sampleShape, sampleText } from './scenes.fixtures.ts'
import type { Scenes } from './sizes.rules.ts'
import { changedLayers, withLayerOf } from './version-layers.rules.ts'

const then: Scenes = {
  '1:1': sampleScene([sampleShape(), sampleText({ text: 'Old' }), sampleShape({ id: 'seal' })]),
  '16:9': sampleScene([sampleShape(), sampleText({ text: 'Old' })]),
}
const now: Scenes = {
  '1:1': sampleScene([sampleText({ text: 'New' }), sampleShape(), sampleText({ id: 'price' })]),
  '16:9': sampleScene([sampleShape(), sampleText({ text: 'New', x: 7 })]),
}
const changes = (one: Scenes, other: Scenes) =>
  changedLayers(one, other).map(({ element, change }) => `${element.id} ${change}`)

describe('layers that differ between a version and the present', () => {
  it('are named front first with what differs', () => {
    expect(changes(now, then)).toEqual(['seal onlyThen', 'headline changed', 'price onlyNow'])
    expect(changes(then, then)).toEqual([])
  })

  it('count if only one size differs', () => {
    expect(
      changes({ ...then, '16:9': sampleScene([sampleShape({ x: 3 }), sampleText({ text: 'Old' })]) }, then),
    ).toEqual(['shape-1 changed'])
  })

  it('are taken over one by one until nothing differs', () => {
    const words = withLayerOf(now, then, 'headline')
    expect(changes(words, then)).toEqual(['seal onlyThen', 'price onlyNow'])
    expect(words['16:9']?.elements[1]).toEqual(then['16:9']?.elements[1])
    const all = changedLayers(now, then).reduce(
      (scenes, { element }) => withLayerOf(scenes, then, element.id),
      now,
    )
    expect(changes(all, then)).toEqual([])
  })

  it('return to their place', () => {
    expect(withLayerOf(now, then, 'seal')['1:1']?.elements.map(({ id }) => id)).toEqual([
      'headline',
      'shape-1',
      'seal',
      'price',
    ])
  })

  it('aren’t removed if they’re the last', () => {
    const single: Scenes = { '1:1': sampleScene([sampleText({ id: 'price' })]) }
    expect(withLayerOf(single, then, 'price')).toEqual(single)
  })

  it('take over whether they follow the main size', () => {
    const scene = sampleScene([sampleText()])
    const own: Scenes = { '16:9': { ...scene, followed: { headline: null } } }
    expect(withLayerOf({ '16:9': scene }, own, 'headline')['16:9']?.followed).toEqual({ headline: null })
    expect(withLayerOf(own, { '16:9': scene }, 'headline')['16:9']?.followed).toBeUndefined()
  })
})
