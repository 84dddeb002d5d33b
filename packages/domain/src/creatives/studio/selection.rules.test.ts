import { describe, expect, it } from 'vitest'
import { copiesOf } from './layer-commands.rules.ts'
import { sampleScene, sampleShape, sampleText } from './scenes.fixtures.ts'
import { boundsOfAll, clicked, framed, selectedIn } from './selection.rules.ts'

const scene = sampleScene([
  sampleShape({ x: 0, y: 0 }),
  sampleShape({ id: 'shape-2', x: 400, groupId: 'pair' }),
  sampleText({ x: 700, groupId: 'pair' }),
  sampleShape({ id: 'hidden', x: 0, y: 0, isHidden: true }),
  sampleShape({ id: 'locked', x: 0, y: 0, isLocked: true }),
])

describe('selection', () => {
  it('takes a group as a whole, and adds or removes it with Shift', () => {
    expect(clicked(scene, ['shape-1'], 'headline', false)).toEqual(['shape-2', 'headline'])
    expect(clicked(scene, ['shape-1'], 'headline', true)).toEqual(['shape-1', 'shape-2', 'headline'])
    expect(clicked(scene, ['shape-1', 'shape-2', 'headline'], 'shape-2', true)).toEqual(['shape-1'])
  })

  it('frames what it touches, but nothing hidden or locked', () => {
    expect(framed(scene, { x: 10, y: 10, width: 20, height: 20 })).toEqual(['shape-1'])
    expect(framed(scene, { x: 500, y: 120, width: 20, height: 20 })).toEqual(['shape-2', 'headline'])
  })

  it('has the bounds of all, even of rotated ones', () => {
    expect(boundsOfAll(selectedIn(scene, ['shape-2', 'headline']))).toEqual({
      x: 400,
      y: 100,
      width: 500,
      height: 100,
    })
    const rotated = boundsOfAll([sampleShape({ rotation: 90 })])
    expect(rotated?.x).toBeCloseTo(150)
    expect(rotated?.height).toBeCloseTo(200)
    expect(boundsOfAll([])).toBeNull()
  })
})

it('copies have new ids and a group of their own', () => {
  let next = 0
  const copies = copiesOf(selectedIn(scene, ['shape-2', 'headline']), () => `new-${next++}`, 24)
  expect(new Set(copies.map(({ id }) => id)).size).toBe(2)
  expect(copies.map(({ x }) => x)).toEqual([424, 724])
  expect(copies[0]?.groupId).toBe(copies[1]?.groupId)
  expect(copies[0]?.groupId).not.toBe('pair')
})
