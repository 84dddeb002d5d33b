import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withElementIds } from './element-ids.rules.ts'
import { elementTypes, textSlots } from './element-types.rules.ts'

const elementIds = (kinds: Parameters<typeof withElementIds>[0]) => withElementIds(kinds).map(({ id }) => id)

it('names elements by what they are, and by their place among equals', () => {
  const kinds = [
    { type: 'croppedImage' },
    { type: 'gradient' },
    { type: 'croppedImage' },
    { type: 'text', slot: 'headline' },
    { type: 'text', slot: null },
    { type: 'text', slot: 'headline' },
    { type: 'logo' },
  ] as const
  expect(elementIds(kinds)).toEqual([
    'picture-1',
    'gradient-1',
    'picture-2',
    'headline',
    'text-1',
    'headline-2',
    'logo-1',
  ])
})

const kind = fc.oneof(
  fc.record({ type: fc.constantFrom(...elementTypes.filter((type) => type !== 'text')) }),
  fc.record({ type: fc.constant('text' as const), slot: fc.constantFrom(...textSlots, null) }),
)
const nameOf = (one: { type: string; slot?: string | null }) => `${one.type} ${one.slot ?? ''}`

it('gives no id twice', () => {
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 150 }), (kinds) => {
      const ids = elementIds(kinds)
      expect(new Set(ids).size).toBe(kinds.length)
      for (const id of ids) expect(id.length).toBeLessThanOrEqual(64)
    }),
  )
})

it('keeps the id of an element whatever else is added, removed or moved around it', () => {
  fc.assert(
    fc.property(fc.array(kind), fc.array(kind), kind, (below, others, one) => {
      const isOther = (each: typeof one) => nameOf(each) !== nameOf(one)
      const [before, after] = [below.filter(isOther), others.filter(isOther)]
      const alone = elementIds([one])[0]
      expect(elementIds([...before, one, ...after])[before.length]).toBe(alone)
      expect(elementIds([...after, ...before, one]).at(-1)).toBe(alone)
    }),
  )
})
