import { z } from 'zod'
import { expect, it } from 'vitest'
import { jsonSchema } from './json-schema.ts'
import { objectShape, plainShape } from './shapes/shape.ts'
import { createSharedSchemas } from './shared-schemas.ts'

const color = () => z.enum(['red', 'blue'])
const lamp = z.object({ color: color(), note: z.string().default('') })
const lampTexts = { color: 'Color of its shade.', note: 'For the packer.' }
const shapes = {
  Color: plainShape(color(), 'A color.'),
  Lamp: objectShape(lamp, 'A lamp.', lampTexts),
  Unused: plainShape(z.enum(['unused']), 'Nobody asks for it.'),
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

it("finds a named schema wherever its structure is repeated, and keeps the field's own texts", () => {
  const { refer } = createSharedSchemas(shapes)
  const schema = z.object({
    shade: color().nullable().describe('Of the shade.'),
    foot: color().describe('Of the foot.'),
    rest: z.array(color()),
  })
  expect(refer(jsonSchema(schema, 'output'))).toMatchObject({
    properties: {
      shade: { anyOf: [ref('Color'), { type: 'null' }], description: 'Of the shade.' },
      foot: { ...ref('Color'), description: 'Of the foot.' },
      rest: { type: 'array', items: ref('Color') },
    },
  })
})

it('gives a schema whose input differs a second name', () => {
  const { refer, components } = createSharedSchemas(shapes)
  expect([refer(jsonSchema(lamp, 'input')), refer(jsonSchema(lamp, 'output'))]).toEqual([
    ref('LampInput'),
    ref('Lamp'),
  ])
  expect(components()).toMatchObject({
    Lamp: { description: 'A lamp.', required: ['color', 'note'] },
    LampInput: { required: ['color'], properties: { note: { description: 'For the packer.', default: '' } } },
  })
})

it('lists used names, direct and indirect ones, with their texts', () => {
  const { refer, components } = createSharedSchemas(shapes)
  refer(jsonSchema(lamp, 'output'))
  expect(Object.keys(components())).toEqual(['Color', 'Lamp'])
  expect(components()['Lamp']).toMatchObject({
    properties: { color: { ...ref('Color'), description: 'Color of its shade.' } },
  })
})

it('describes the fields of nested objects, also in lists and nullable fields', () => {
  const box = z.object({ lamps: z.array(z.object({ watts: z.int() })).nullable() })
  const { refer, components } = createSharedSchemas({
    Box: objectShape(box, 'A box.', { lamps: ['What is in it.', { watts: 'Power in watts.' }] }),
  })
  refer(jsonSchema(box, 'output'))
  expect(JSON.stringify(components())).toContain('"watts":{"type":"integer","description":"Power in watts."}')
})

it('refuses two names for one structure', () => {
  const twice = { Color: plainShape(color(), 'A color.'), Paint: plainShape(color(), 'A paint.') }
  expect(() => createSharedSchemas(twice)).toThrow('Paint has the same structure as Color')
})
