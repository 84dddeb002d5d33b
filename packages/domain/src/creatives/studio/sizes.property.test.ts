import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Creative, creativeSchema } from '../creative.entity.ts'
import type { CreativeFormat } from '../creative-formats.rules.ts'
import { copiesOf } from './layer-commands.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleCrop, sampleScene, sampleShape, sampleText } from './scenes.fixtures.ts'
import { followingAgain, type Scenes, withEdit } from './sizes.rules.ts'

const square = sampleScene([
  sampleShape({ rotation: 30 }),
  sampleText(),
  sampleCrop({ x: 500 }),
  sampleText({ id: 'price', slot: 'price', x: 720, y: 700, outline: { color: '#000000', width: 4 } }),
])
const tall: Creative = {
  ...square,
  height: 1920,
  elements: square.elements.map((element) => ({ ...element, y: element.y * 1.5 })),
}
const start: Scenes = { '1:1': square, '9:16': tall }

// The first element is never removed, as the last one of a size would stay there.
const removable = fc.subarray(['headline', 'price', 'picture-1'])
const ids = fc.subarray(['shape-1', 'headline', 'price', 'picture-1'])
const number = fc.integer({ min: -200, max: 200 })
const by = fc.record({ x: number, y: number })
let copies = 0
const command: fc.Arbitrary<SceneCommand> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), ids, by }),
  fc.record({
    type: fc.constant('resize' as const),
    ids,
    handle: fc.constantFrom('e', 'se', 'n'),
    by,
    hasFixedRatio: fc.boolean(),
  }),
  fc.record({ type: fc.constant('rotate' as const), ids, degrees: number }),
  fc.record({ type: fc.constant('remove' as const), ids: removable }),
  fc.record({
    type: fc.constant('change' as const),
    ids,
    values: fc.record(
      {
        text: fc.constantFrom('Old lamp in', 'New lamp out'),
        color: fc.constantFrom('#00ff00', '#123142'),
        x: number,
        crop: fc.constantFrom(
          { x: 0.5, y: 0.5, width: 0.5, height: 0.25 },
          { x: 0, y: 0, width: 0.2, height: 0.1 },
        ),
        outline: fc.constantFrom(null, { color: '#ffffff', width: 9 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('order' as const), ids, to: fc.constantFrom('front', 'backward') }),
  fc.record({ type: fc.constant('hide' as const), ids, isHidden: fc.boolean() }),
  ids.map((chosen) => ({
    type: 'add' as const,
    elements: copiesOf(
      square.elements.filter(({ id }) => chosen.includes(id)),
      () => `copy-${copies++}`,
      24,
    ),
  })),
)
const edit = fc.record({ format: fc.constantFrom<CreativeFormat>('1:1', '9:16'), command })

function edited(scenes: Scenes, format: CreativeFormat, each: SceneCommand): Scenes {
  const scene = scenes[format]
  const outcome = scene && applyCommand(scene, each)
  return outcome && 'scene' in outcome ? withEdit(scenes, format, outcome.scene) : scenes
}
const sorted = (scene: Creative | undefined) =>
  scene?.elements.toSorted((one, other) => (one.id < other.id ? -1 : 1))

test('a size that follows again is as if it had never departed', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      let [scenes, follower] = [start, start]
      for (const { format, command: each } of edits) {
        scenes = edited(scenes, format, each)
        if (format === '1:1') follower = edited(follower, format, each)
        for (const scene of Object.values(scenes)) {
          expect(creativeSchema.safeParse(scene).error?.issues).toBeUndefined()
        }
      }
      const again = followingAgain(scenes, '9:16')
      expect(again['1:1']).toEqual(follower['1:1'])
      expect(again['9:16']).not.toHaveProperty('followed')
      expect(sorted(again['9:16'])).toEqual(sorted(follower['9:16']))
    }),
    { numRuns: 300 },
  )
})
