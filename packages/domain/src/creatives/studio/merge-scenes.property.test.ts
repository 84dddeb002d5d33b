import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Creative, creativeSchema } from '../creative.entity.ts'
import { copiesOf } from './layer-commands.rules.ts'
import { mergedScene } from './merge-scenes.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { sampleScene, sampleShape, sampleText } from './scenes.fixtures.ts'

const base = sampleScene([
  sampleShape(),
  sampleText(),
  sampleShape({ id: 'shape-2', x: 700 }),
  sampleText({ id: 'price', slot: 'price', y: 700 }),
  sampleText({ id: 'small', slot: null, y: 900 }),
])

let copies = 0
function commandsOn(allowed: readonly string[]): fc.Arbitrary<SceneCommand[]> {
  const ids = fc.subarray([...allowed], { minLength: 1 })
  const number = fc.integer({ min: -200, max: 200 })
  const command: fc.Arbitrary<SceneCommand> = fc.oneof(
    fc.record({ type: fc.constant('move' as const), ids, by: fc.record({ x: number, y: number }) }),
    fc.record({ type: fc.constant('rotate' as const), ids, degrees: number }),
    fc.record({ type: fc.constant('remove' as const), ids }),
    fc.record({ type: fc.constant('hide' as const), ids, isHidden: fc.boolean() }),
    fc.record({
      type: fc.constant('order' as const),
      ids,
      to: fc.constantFrom('front', 'forward', 'backward', 'back'),
    }),
    ids.map((chosen) => ({
      type: 'add' as const,
      elements: copiesOf(
        base.elements.filter(({ id }) => chosen.includes(id)),
        () => `copy-${copies++}`,
        24,
      ),
    })),
  )
  return fc.array(command, { maxLength: 8 })
}

function after(commands: readonly SceneCommand[]): Creative {
  return commands.reduce((scene, command) => {
    const outcome = applyCommand(scene, command)
    return 'scene' in outcome ? outcome.scene : scene
  }, base)
}

const own = ['shape-1', 'headline']
const theirs = ['shape-2', 'price']
const sorted = (scene: Creative | undefined) =>
  scene?.elements.toSorted((one, other) => (one.id < other.id ? -1 : 1))

test('edits of different layers are all in the merged scene, whoever is first', () => {
  fc.assert(
    fc.property(commandsOn(own), commandsOn(theirs), (mine, others) => {
      const [first, second] = [after(mine), after(others)]
      const merged = mergedScene(base, first, second)
      expect(merged?.conflicts).toEqual([])
      // What somebody edited, and whatever is new, is theirs; all else is as it was.
      for (const [scene, foreign] of [
        [first, theirs],
        [second, own],
      ] as const) {
        const expected = scene.elements.filter(({ id }) => !foreign.includes(id))
        expect(merged?.scene.elements).toEqual(expect.arrayContaining(expected))
      }
      expect(sorted(mergedScene(base, second, first)?.scene)).toEqual(sorted(merged?.scene))
    }),
    { numRuns: 500 },
  )
})

test('a merged scene fits the schema, and lacks nothing that only one of them changed', () => {
  const any = commandsOn([...own, ...theirs])
  fc.assert(
    fc.property(any, any, (mine, others) => {
      const [first, second] = [after(mine), after(others)]
      const merged = mergedScene(base, first, second)
      if (!merged) return
      expect(creativeSchema.safeParse(merged.scene).error?.issues).toBeUndefined()
      const elementIn = ({ elements }: Creative, id: string) => elements.find((one) => one.id === id)
      for (const { id } of [...first.elements, ...second.elements]) {
        const [was, is] = [elementIn(base, id), elementIn(first, id)]
        const isTheirs = JSON.stringify(was) === JSON.stringify(is) && !merged.conflicts.includes(id)
        expect(elementIn(merged.scene, id)).toEqual(isTheirs ? elementIn(second, id) : is)
      }
    }),
    { numRuns: 500 },
  )
})
