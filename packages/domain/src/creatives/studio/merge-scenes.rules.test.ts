import { describe, expect, it } from 'vitest'
import type { Creative } from '../creative.entity.ts'
import { mergedScene, rebasedScenes } from './merge-scenes.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleScene, sampleShape, sampleText, sampleVideo } from './scenes.fixtures.ts'

const base = sampleScene([sampleShape(), sampleText(), sampleText({ id: 'price', slot: 'price', y: 700 })])
const after = (scene: Creative, command: SceneCommand): Creative => {
  const outcome = applyCommand(scene, command)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.scene
}
const move = (id: string, x: number): SceneCommand => ({ type: 'move', ids: [id], by: { x, y: 0 } })
const idsIn = (scene: Creative | undefined) => scene?.elements.map(({ id }) => id)

describe('edits of one scene by two people', () => {
  it('are both there if they concern different layers', () => {
    const merged = mergedScene(base, after(base, move('headline', 20)), after(base, move('price', 30)))
    expect(merged?.conflicts).toEqual([])
    expect(merged?.scene.elements.map(({ x }) => x)).toEqual([100, 120, 130])
  })

  it('are in conflict where both changed one layer, which is as the first has it', () => {
    const mine = after(after(base, move('headline', 20)), move('price', 5))
    const theirs = after(after(base, move('headline', 40)), move('shape-1', 7))
    const merged = mergedScene(base, mine, theirs)
    expect(merged?.conflicts).toEqual(['headline'])
    expect(merged?.scene.elements.map(({ x }) => x)).toEqual([107, 120, 105])
    expect(mergedScene(base, theirs, mine)?.scene.elements.map(({ x }) => x)).toEqual([107, 140, 105])
  })

  it('are one if both did the same', () => {
    const both = after(base, move('headline', 20))
    expect(mergedScene(base, both, { ...both })).toEqual({
      scene: both,
      conflicts: [],
      isBackgroundInConflict: false,
    })
  })

  it('are in conflict where one changed a layer that the other removed', () => {
    const removed = after(base, { type: 'remove', ids: ['price'] })
    const moved = after(base, move('price', 9))
    expect(mergedScene(base, removed, moved)?.conflicts).toEqual(['price'])
    expect(idsIn(mergedScene(base, removed, moved)?.scene)).toEqual(['shape-1', 'headline'])
    expect(idsIn(mergedScene(base, moved, removed)?.scene)).toEqual(['shape-1', 'headline', 'price'])
  })

  it('keep what either added where it was, and remove what either removed', () => {
    const added = after(base, { type: 'add', elements: [sampleShape({ id: 'ground' })] })
    const low = after(added, { type: 'order', ids: ['ground'], to: 'back' })
    const removed = after(base, { type: 'remove', ids: ['headline'] })
    expect(idsIn(mergedScene(base, low, removed)?.scene)).toEqual(['ground', 'shape-1', 'price'])
    expect(idsIn(mergedScene(base, removed, low)?.scene)).toEqual(['ground', 'shape-1', 'price'])
  })

  it('have the order that one of them changed', () => {
    const front = after(base, { type: 'order', ids: ['shape-1'], to: 'front' })
    const moved = after(base, move('price', 9))
    expect(idsIn(mergedScene(base, front, moved)?.scene)).toEqual(['headline', 'price', 'shape-1'])
    expect(idsIn(mergedScene(base, moved, front)?.scene)).toEqual(['headline', 'price', 'shape-1'])
  })

  it('have the background of whoever changed it, and say so if both did', () => {
    const [red, blue] = [
      { ...base, background: '#ff0000' },
      { ...base, background: '#0000ff' },
    ]
    expect(mergedScene(base, base, red)?.scene.background).toBe('#ff0000')
    expect(mergedScene(base, red, { ...base })).toMatchObject({ isBackgroundInConflict: false })
    expect(mergedScene(base, red, blue)).toMatchObject({
      scene: { background: '#ff0000' },
      isBackgroundInConflict: true,
    })
  })

  it('take over how a layer departs from the main size together with the layer', () => {
    const [element] = base.elements
    if (!element) throw new Error('no layer')
    const departed = { ...after(base, move('shape-1', 50)), followed: { 'shape-1': element } }
    expect(mergedScene(base, departed, after(base, move('price', 1)))?.scene.followed).toEqual({
      'shape-1': element,
    })
    expect(mergedScene(departed, departed, base)?.scene.followed).toBeUndefined()
  })

  it('aren’t in conflict because one of them was saved, which writes colors in lower case', () => {
    const written = {
      ...base,
      background: '#FFF8EC',
      elements: [sampleShape({ color: '#FF6A3D' }), sampleText()],
    }
    const saved = after(
      { ...written, background: '#fff8ec', elements: [sampleShape(), sampleText()] },
      move('headline', 4),
    )
    const merged = mergedScene(written, after(written, move('shape-1', 3)), saved)
    expect(merged?.conflicts).toEqual([])
    expect(merged?.scene.elements.map(({ x }) => x)).toEqual([103, 104])
  })

  it('aren’t merged if they’re no picture together', () => {
    const video = (id: string) => after(base, { type: 'add', elements: [sampleVideo({ id })] })
    expect(mergedScene(base, video('one'), video('two'))).toBeNull()
    const without = (ids: string[]) => after(base, { type: 'remove', ids })
    expect(mergedScene(base, without(['shape-1', 'headline']), without(['price']))).toBeNull()
  })
})

describe('earlier and later steps', () => {
  it('get what somebody else changed, and keep what the user did in them', () => {
    const present = after(base, move('headline', 20))
    const merged = after(present, move('price', 30))
    const scenes = rebasedScenes({ '1:1': base, '9:16': base }, { '1:1': present }, { '1:1': merged })
    expect(scenes['1:1']?.elements.map(({ x }) => x)).toEqual([100, 100, 130])
    expect(scenes['9:16']).toBe(base)
  })

  it('have a layer as the others have it if they changed what the step changed', () => {
    const present = after(base, move('headline', 20))
    const merged = after(present, move('headline', 30))
    expect(rebasedScenes({ '1:1': base }, { '1:1': present }, { '1:1': merged })['1:1']?.elements[1]?.x).toBe(
      150,
    )
  })
})
