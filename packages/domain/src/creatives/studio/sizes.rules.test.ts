import { describe, expect, it } from 'vitest'
import type { Creative } from '../creative.entity.ts'
import type { CreativeFormat } from '../creative-formats.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleCrop, sampleScene, sampleShape, sampleText, sampleVideo } from './scenes.fixtures.ts'
import {
  countOwnChanges,
  followingAgain,
  hasOwnChange,
  mainFormatOf,
  type Scenes,
  withEdit,
} from './sizes.rules.ts'

const square = sampleScene([sampleShape(), sampleText({ x: 100, y: 100, size: 50 })])
const wide: Creative = {
  ...sampleScene([sampleShape(), sampleText({ x: 800, y: 300, width: 400, height: 200, size: 100 })]),
  width: 1920,
}
const start: Scenes = { '1:1': square, '16:9': wide }

function after(scenes: Scenes, format: CreativeFormat, command: SceneCommand): Scenes {
  const scene = scenes[format]
  const outcome = scene && applyCommand(scene, command)
  if (!outcome || 'refusal' in outcome) throw new Error('the command was refused')
  return withEdit(scenes, format, outcome.scene)
}
const words = (text: string): SceneCommand => ({ type: 'change', ids: ['headline'], values: { text } })
const elementOf = (scenes: Scenes, format: CreativeFormat, id = 'headline') =>
  scenes[format]?.elements.find((element) => element.id === id)
const idsOf = (scenes: Scenes, format: CreativeFormat) => scenes[format]?.elements.map(({ id }) => id)

it('is the square size that the others follow, or the first there is', () => {
  expect(mainFormatOf(start)).toBe('1:1')
  expect(mainFormatOf({ '16:9': wide, '4:5': square })).toBe('4:5')
})

describe('an edit of the main size', () => {
  it('copies words and colors', () => {
    const scenes = after(after(start, '1:1', words('New lamp out')), '1:1', {
      type: 'change',
      ids: ['headline'],
      values: { color: '#ffffff', outline: { color: '#000000', width: 10 } },
    })
    expect(elementOf(scenes, '16:9')).toEqual({
      ...elementOf(start, '16:9'),
      text: 'New lamp out',
      color: '#ffffff',
      outline: { color: '#000000', width: 10 },
    })
  })

  it('moves and resizes in proportion', () => {
    const moved = after(start, '1:1', { type: 'move', ids: ['headline'], by: { x: 90, y: -30 } })
    expect(elementOf(moved, '16:9')).toMatchObject({ x: 960, y: 270, width: 400, height: 200, size: 100 })
    const larger = after(start, '1:1', {
      type: 'resize',
      ids: ['headline'],
      handle: 'se',
      by: { x: 200, y: 100 },
      hasFixedRatio: true,
    })
    expect(elementOf(larger, '1:1')).toMatchObject({ width: 400, size: 100 })
    expect(elementOf(larger, '16:9')).toMatchObject({ width: 800, height: 400, size: 200 })
  })

  it('shows the same part of a picture', () => {
    const crop = { x: 0.5, y: 0.5, width: 0.25, height: 0.125 }
    const pictured = after(start, '1:1', { type: 'add', elements: [sampleCrop()] })
    const cropped = after(pictured, '1:1', { type: 'change', ids: ['picture-1'], values: { crop } })
    expect(elementOf(cropped, '16:9', 'picture-1')).toMatchObject({ crop })
    const narrow = after(pictured, '1:1', { type: 'change', ids: ['picture-1'], values: { width: 100 } })
    expect(elementOf(narrow, '16:9', 'picture-1')).toMatchObject({
      width: 100,
      crop: { x: 0.323, width: 0.354 },
    })
  })

  it('adds above what is below, and removes', () => {
    const added = after(start, '1:1', { type: 'add', elements: [sampleText({ id: 'new', x: 440, y: 490 })] })
    const lowered = after(added, '1:1', { type: 'order', ids: ['new'], to: 'back' })
    expect(idsOf(added, '16:9')).toEqual(['shape-1', 'headline', 'new'])
    // In the middle of one, it's in the middle of the other.
    expect(elementOf(added, '16:9', 'new')).toMatchObject({ x: 860, y: 490, width: 200, height: 100 })
    expect(idsOf(lowered, '16:9')).toEqual(['new', 'shape-1', 'headline'])
    expect(idsOf(after(lowered, '1:1', { type: 'remove', ids: ['headline'] }), '16:9')).toEqual([
      'new',
      'shape-1',
    ])
  })

  it('leaves the last element of a size, and adds no second video', () => {
    const alone = after(start, '16:9', { type: 'remove', ids: ['shape-1'] })
    const last = after(alone, '1:1', { type: 'remove', ids: ['headline'] })
    expect(idsOf(last, '16:9')).toEqual(['headline'])
    const own = after(start, '16:9', { type: 'add', elements: [sampleVideo({ id: 'own' })] })
    const both = after(own, '1:1', { type: 'add', elements: [sampleVideo()] })
    expect(idsOf(both, '16:9')).toEqual(['shape-1', 'headline', 'own'])
    expect(idsOf(followingAgain(both, '16:9'), '16:9')).toEqual(['shape-1', 'headline', 'video-1'])
  })
})

describe('an edit of another size', () => {
  const own = after(start, '16:9', { type: 'move', ids: ['headline'], by: { x: 10, y: 0 } })

  it('is its own, and counted', () => {
    expect(own['1:1']).toBe(square)
    expect(own['16:9'] && countOwnChanges(own['16:9'])).toBe(1)
    expect(own['16:9'] && hasOwnChange(own['16:9'], 'headline')).toBe(true)
    expect(own['16:9'] && hasOwnChange(own['16:9'], 'shape-1')).toBe(false)
  })

  it('follows in all else', () => {
    const scenes = after(own, '1:1', words('New lamp out'))
    expect(elementOf(scenes, '16:9')).toMatchObject({ text: 'New lamp out', x: 810 })
    const moved = after(scenes, '1:1', { type: 'move', ids: ['headline'], by: { x: 90, y: 0 } })
    expect(elementOf(moved, '16:9')).toMatchObject({ x: 810 })
    expect(elementOf(followingAgain(moved, '16:9'), '16:9')).toMatchObject({ text: 'New lamp out', x: 960 })
  })

  it('ends when it is undone by hand', () => {
    const back = after(own, '16:9', { type: 'move', ids: ['headline'], by: { x: -10, y: 0 } })
    expect(back).toEqual(start)
    expect(followingAgain(own, '16:9')).toEqual(start)
    expect(followingAgain(start, '16:9')).toBe(start)
  })
})
