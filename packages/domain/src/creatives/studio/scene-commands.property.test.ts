import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creativeSchema } from '../creative.entity.ts'
import { copiesOf } from './layer-commands.rules.ts'
import { alignEdges } from './place-commands.rules.ts'
import { handles } from './resize.rules.ts'
import { applyCommand, type SceneCommand } from './scene-commands.rules.ts'
import { newHistory, recorded, redone, undone } from './scene-history.rules.ts'
import { sampleCrop, sampleScene, sampleShape, sampleText, sampleVideo } from './scenes.fixtures.ts'

const start = sampleScene([
  sampleShape({ rotation: 30 }),
  sampleText(),
  sampleVideo({ aspect: 16 / 9 }),
  sampleShape({ id: 'shape-2', x: 700, y: 650, groupId: 'pair' }),
  sampleText({ id: 'price', slot: 'price', x: 720, y: 700, groupId: 'pair' }),
])

const ids = fc.subarray(start.elements.map(({ id }) => id))
const number = fc.oneof(
  fc.integer({ min: -3_000, max: 3_000 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constant(Number.NaN),
)
const by = fc.record({ x: number, y: number })
const values = fc.record(
  {
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    opacity: number,
    size: number,
    lineHeight: number,
    text: fc.string({ maxLength: 700 }),
    color: fc.constantFrom('#00FF00', '#123142', 'green'),
    aspect: fc.constantFrom(1, 2, -1, null),
    outline: fc.constantFrom(null, { color: '#000000', width: 3 }, { color: '#000000', width: 999 }),
    url: fc.constantFrom('https://vimeo.com/123456789', 'https://a.example/b.mp4'),
    poster: fc.constantFrom(null, sampleCrop().src, 'https://a.example/a.png'),
    ratio: fc.oneof(number, fc.constant(null)),
    start: number,
    length: fc.oneof(number, fc.constant(null)),
    weight: fc.constantFrom(400, 600, 700),
    alignment: fc.constantFrom('left', 'center', 'right'),
  },
  { requiredKeys: [] },
)

let copies = 0
const command: fc.Arbitrary<SceneCommand> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), ids, by }),
  fc.record({
    type: fc.constant('resize' as const),
    ids,
    handle: fc.constantFrom(...handles),
    by,
    hasFixedRatio: fc.boolean(),
  }),
  fc.record({ type: fc.constant('rotate' as const), ids, degrees: number }),
  fc.record({ type: fc.constant('align' as const), ids, edge: fc.constantFrom(...alignEdges) }),
  fc.record({ type: fc.constant('distribute' as const), ids, axis: fc.constantFrom('x', 'y') }),
  ids.map((chosen) => ({
    type: 'add' as const,
    elements: copiesOf(
      start.elements.filter(({ id }) => chosen.includes(id)),
      () => `copy-${copies++}`,
      24,
    ),
  })),
  fc.record({ type: fc.constant('remove' as const), ids }),
  fc.record({ type: fc.constant('still' as const), ids }),
  fc.record({ type: fc.constant('change' as const), ids, values }),
  fc.record({
    type: fc.constant('order' as const),
    ids,
    to: fc.constantFrom('front', 'forward', 'backward', 'back'),
  }),
  fc.record({ type: fc.constant('group' as const), ids, groupId: fc.constantFrom('one', 'two') }),
  fc.record({ type: fc.constant('ungroup' as const), ids }),
  fc.record({ type: fc.constant('lock' as const), ids, isLocked: fc.boolean() }),
  fc.record({ type: fc.constant('hide' as const), ids, isHidden: fc.boolean() }),
  fc.record({
    type: fc.constant('rename' as const),
    id: fc.constantFrom('shape-1', 'headline'),
    name: fc.string({ maxLength: 200 }),
  }),
)

test('any commands fit the schema, and undo to the start (CRE-03, CRE-04)', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      let history = newHistory(start)
      for (const [at, each] of commands.entries()) {
        const outcome = applyCommand(history.present, each)
        if ('refusal' in outcome || outcome.scene === history.present) continue
        expect(creativeSchema.safeParse(outcome.scene).error?.issues).toBeUndefined()
        history = recorded(history, outcome.scene, { kind: null, at })
      }
      const end = history
      for (let back = undone(history); back; back = undone(history)) history = back
      expect(history.present).toBe(start)
      for (let again = redone(history); again; again = redone(history)) history = again
      expect(history.present).toBe(end.present)
      expect(history.past).toEqual(end.past)
    }),
    { numRuns: 300 },
  )
})
