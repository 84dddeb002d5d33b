import { describe, expect, it } from 'vitest'
import type { Creative, CreativeElement } from '../creative.entity.ts'
import { maxElements } from '../element-types.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleScene, sampleShape, sampleText, sampleVideo } from './scenes.fixtures.ts'

/** The scene after a command that must not be refused. */
function after(scene: Creative, command: SceneCommand): Creative {
  const outcome = applyCommand(scene, command)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.scene
}

const element = ({ elements }: Creative, id: string): CreativeElement => {
  const found = elements.find((each) => each.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const idsOf = ({ elements }: Creative) => elements.map(({ id }) => id)

describe('places', () => {
  it('moves chosen elements and leaves the others the same objects', () => {
    const scene = sampleScene()
    const moved = after(scene, { type: 'move', ids: ['headline'], by: { x: 10, y: -20 } })
    expect(element(moved, 'headline')).toMatchObject({ x: 110, y: 80 })
    expect(moved.elements[0]).toBe(scene.elements[0])
  })

  it('stops a move at the limits of the schema', () => {
    const moved = after(sampleScene(), { type: 'move', ids: ['headline'], by: { x: 1e9, y: -1e9 } })
    expect(element(moved, 'headline')).toMatchObject({ x: 16_384, y: -16_384 })
  })

  it('resizes by a side, and never below the shortest one', () => {
    const resize = (by: number) =>
      element(
        after(sampleScene(), {
          type: 'resize',
          ids: ['shape-1'],
          handle: 'w',
          by: { x: by, y: 50 },
          hasFixedRatio: false,
        }),
        'shape-1',
      )
    expect(resize(50)).toMatchObject({ x: 150, y: 100, width: 150, height: 100 })
    expect(resize(900)).toMatchObject({ x: 296, width: 4 })
  })

  it('keeps the opposite corner of a rotated element where it is', () => {
    const scene = sampleScene([sampleShape({ rotation: 90 })])
    const resized = after(scene, {
      type: 'resize',
      ids: ['shape-1'],
      handle: 'e',
      by: { x: 0, y: 40 },
      hasFixedRatio: false,
    })
    // Its right edge points down.
    expect(element(resized, 'shape-1')).toMatchObject({ width: 240, height: 100, x: 80, y: 120 })
  })

  it('keeps the ratio where it’s asked for, or where the element does', () => {
    const resize = (values: object, hasFixedRatio: boolean) =>
      element(
        after(sampleScene([sampleShape(values)]), {
          type: 'resize',
          ids: ['shape-1'],
          handle: 'se',
          by: { x: 200, y: 0 },
          hasFixedRatio,
        }),
        'shape-1',
      )
    expect(resize({}, false)).toMatchObject({ width: 400, height: 100 })
    expect(resize({}, true)).toMatchObject({ width: 400, height: 200 })
    expect(resize({ aspect: 2 }, false)).toMatchObject({ width: 400, height: 200 })
  })

  it('scales the letters of a text by its corners, not by its sides', () => {
    const resize = (handle: 'e' | 'se') =>
      element(
        after(sampleScene(), {
          type: 'resize',
          ids: ['headline'],
          handle,
          by: { x: 100, y: 0 },
          hasFixedRatio: false,
        }),
        'headline',
      )
    expect(resize('e')).toMatchObject({ width: 300, height: 100, size: 50 })
    expect(resize('se')).toMatchObject({ width: 300, height: 150, size: 75 })
  })

  it('scales several together from the opposite corner', () => {
    const scene = sampleScene([sampleShape(), sampleText({ x: 300, y: 200 })])
    const resized = after(scene, {
      type: 'resize',
      ids: ['shape-1', 'headline'],
      handle: 'se',
      by: { x: 400, y: 0 },
      hasFixedRatio: false,
    })
    expect(element(resized, 'shape-1')).toMatchObject({ x: 100, y: 100, width: 400, height: 200 })
    expect(element(resized, 'headline')).toMatchObject({ x: 500, y: 300, width: 400, size: 100 })
  })

  it('rotates one around itself, several around their center', () => {
    const one = after(sampleScene(), { type: 'rotate', ids: ['shape-1'], degrees: 450 })
    expect(element(one, 'shape-1')).toMatchObject({ x: 100, y: 100, rotation: 90 })
    const scene = sampleScene([sampleShape({ x: 0 }), sampleText({ x: 200 })])
    const both = after(scene, { type: 'rotate', ids: ['shape-1', 'headline'], degrees: 180 })
    expect(element(both, 'shape-1')).toMatchObject({ x: 200, y: 100, rotation: 180 })
    expect(element(both, 'headline')).toMatchObject({ x: 0, y: 100, rotation: 180 })
  })

  it('aligns one to the picture, several to each other, and a group as one', () => {
    const scene = sampleScene([
      sampleShape({ x: 0 }),
      sampleText({ x: 300, groupId: 'pair' }),
      sampleShape({ id: 'shape-2', x: 600, groupId: 'pair' }),
    ])
    const alone = after(scene, { type: 'align', ids: ['shape-1'], edge: 'right' })
    expect(element(alone, 'shape-1').x).toBe(880)
    const all = after(scene, { type: 'align', ids: idsOf(scene), edge: 'left' })
    expect(all.elements.map(({ x }) => x)).toEqual([0, 0, 300])
    const pair = after(scene, { type: 'align', ids: ['headline', 'shape-2'], edge: 'center' })
    expect(pair.elements.map(({ x }) => x)).toEqual([0, 290, 590])
    const low = after(scene, { type: 'align', ids: ['headline', 'shape-2'], edge: 'bottom' })
    expect(low.elements.map(({ y }) => y)).toEqual([100, 980, 980])
  })

  it('distributes three with equal gaps, and leaves two alone', () => {
    const scene = sampleScene([
      sampleShape({ x: 0 }),
      sampleShape({ id: 'shape-2', x: 210 }),
      sampleText({ x: 800 }),
    ])
    const three = after(scene, { type: 'distribute', ids: idsOf(scene), axis: 'x' })
    expect(three.elements.map(({ x }) => x)).toEqual([0, 400, 800])
    const two = after(scene, { type: 'distribute', ids: ['shape-1', 'shape-2'], axis: 'x' })
    expect(two.elements.map(({ x }) => x)).toEqual([0, 210, 800])
  })
})

describe('layers', () => {
  const scene = sampleScene([
    sampleShape(),
    sampleShape({ id: 'shape-2' }),
    sampleText(),
    sampleShape({ id: 'shape-3' }),
  ])
  it.each([
    ['front', ['shape-2', 'shape-3', 'shape-1', 'headline']],
    ['forward', ['shape-2', 'shape-1', 'shape-3', 'headline']],
    ['backward', ['shape-1', 'headline', 'shape-2', 'shape-3']],
    ['back', ['shape-1', 'headline', 'shape-2', 'shape-3']],
  ] as const)('orders them %s', (to, ids) => {
    expect(idsOf(after(scene, { type: 'order', ids: ['headline', 'shape-1'], to }))).toEqual(ids)
  })

  it('adds on top, groups, names, hides and locks', () => {
    const added = after(scene, { type: 'add', elements: [sampleText({ id: 'new' })] })
    expect(idsOf(added).at(-1)).toBe('new')
    const grouped = after(scene, { type: 'group', ids: ['shape-1', 'headline'], groupId: 'pair' })
    expect(grouped.elements.map(({ groupId }) => groupId)).toEqual(['pair', undefined, 'pair', undefined])
    const ungrouped = after(grouped, { type: 'ungroup', ids: ['shape-1', 'headline'] })
    expect(ungrouped.elements[0]?.groupId).toBeNull()
    expect(after(scene, { type: 'group', ids: ['shape-1'], groupId: 'pair' })).toBe(scene)
    expect(element(after(scene, { type: 'rename', id: 'shape-1', name: ' Sun ' }), 'shape-1').name).toBe(
      'Sun',
    )
    expect(element(after(scene, { type: 'rename', id: 'shape-1', name: ' ' }), 'shape-1').name).toBeNull()
    const hidden = after(scene, { type: 'hide', ids: ['headline'], isHidden: true })
    expect(element(hidden, 'headline').isHidden).toBe(true)
  })

  it('changes locked ones only after they’re unlocked', () => {
    const locked = after(scene, { type: 'lock', ids: ['headline'], isLocked: true })
    for (const command of [
      { type: 'move', ids: ['headline'], by: { x: 1, y: 0 } },
      { type: 'remove', ids: ['headline'] },
      { type: 'change', ids: ['headline'], values: { color: '#000000' } },
    ] as const)
      expect(applyCommand(locked, command)).toEqual({ refusal: 'locked' })
    const both = after(locked, { type: 'move', ids: ['headline', 'shape-1'], by: { x: 5, y: 0 } })
    expect(both.elements.map(({ x }) => x)).toEqual([105, 100, 100, 100])
    const unlocked = after(locked, { type: 'lock', ids: ['headline'], isLocked: false })
    expect(
      element(after(unlocked, { type: 'move', ids: ['headline'], by: { x: 1, y: 0 } }), 'headline').x,
    ).toBe(101)
  })

  it('ignores ids that are gone', () => {
    expect(applyCommand(scene, { type: 'remove', ids: ['gone'] })).toEqual({ scene })
  })
})

describe('refusals', () => {
  it('keeps the last element (CRE-09)', () => {
    const scene = sampleScene()
    expect(applyCommand(scene, { type: 'remove', ids: ['shape-1', 'headline'] })).toEqual({
      refusal: 'lastElement',
    })
    expect(idsOf(after(scene, { type: 'remove', ids: ['shape-1'] }))).toEqual(['headline'])
  })

  it('takes one video (CRE-08)', () => {
    const scene = sampleScene([sampleVideo()])
    expect(applyCommand(scene, { type: 'add', elements: [sampleVideo({ id: 'video-2' })] })).toEqual({
      refusal: 'secondVideo',
    })
  })

  it('takes 150 elements, each with its own id', () => {
    const full = sampleScene(
      Array.from({ length: maxElements }, (_, index) => sampleShape({ id: `${index}` })),
    )
    expect(applyCommand(full, { type: 'add', elements: [sampleText()] })).toEqual({
      refusal: 'tooManyElements',
    })
    expect(applyCommand(sampleScene(), { type: 'add', elements: [sampleText()] })).toEqual({
      refusal: 'invalid',
    })
  })

  it.each([
    [{ text: 'Old lamp in 🎉' }, 'emojiUnsupported'],
    [{ text: 'a'.repeat(601) }, 'textTooLong'],
    [{ x: Number.NaN }, 'invalid'],
    [{ size: Number.POSITIVE_INFINITY }, 'invalid'],
    [{ color: 'red' }, 'invalid'],
    [{ outline: { color: '#000000', width: -1 } }, 'invalid'],
    [{ aspect: 0 }, 'invalid'],
    [{ font: 'Comic Sans' as 'Lato' }, 'invalid'],
  ] as const)('refuses %j by name (CRE-10)', (values, refusal) => {
    expect(applyCommand(sampleScene(), { type: 'change', ids: ['headline'], values })).toEqual({ refusal })
  })

  it('refuses a drag to nowhere', () => {
    const nowhere = { x: Number.NaN, y: 0 }
    expect(applyCommand(sampleScene(), { type: 'move', ids: ['headline'], by: nowhere })).toEqual({
      refusal: 'invalid',
    })
  })
})

describe('properties (CRE-04)', () => {
  const set = (id: string, values: Extract<SceneCommand, { type: 'change' }>['values'], more = {}) =>
    element(after(sampleScene([sampleShape(more), sampleText()]), { type: 'change', ids: [id], values }), id)

  it('changes each of the eleven of a text', () => {
    const values = {
      font: 'Lora',
      color: '#ABCDEF',
      size: 80,
      weight: 700,
      lineHeight: 1.4,
      rotation: 200,
      alignment: 'center',
      width: 300,
      height: 90,
      outline: { color: '#000000', width: 2 },
      aspect: 2,
    } as const
    expect(set('headline', values)).toMatchObject({ ...values, color: '#abcdef', rotation: -160 })
  })

  it('leaves out what a type doesn’t have', () => {
    const shape = set('shape-1', { font: 'Lora', text: 'No', size: 12, color: '#000000' })
    expect(shape).toEqual(sampleShape({ color: '#000000' }))
  })

  it('stops at the limits, and lets one side follow the other', () => {
    expect(set('headline', { size: 9_999, lineHeight: 0, opacity: 3, width: 0 })).toMatchObject({
      size: 2_000,
      lineHeight: 0.5,
      opacity: 1,
      width: 4,
    })
    expect(set('shape-1', { width: 400 }, { aspect: 2 })).toMatchObject({ width: 400, height: 200 })
    expect(set('shape-1', { height: 50 }, { aspect: 2 })).toMatchObject({ width: 100, height: 50 })
  })
})
