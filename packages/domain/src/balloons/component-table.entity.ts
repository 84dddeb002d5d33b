import { z } from 'zod'
import { componentSchemas, sectionSchemas, valueFacts } from './component-schemas.entity.ts'
import type { ValueRow, ValueShape } from './value-facts.rules.ts'

const keywords = new Set(['type', 'enum', 'pattern', 'anyOf', 'items', 'properties', 'required'])

/** The part of a JSON schema that the rules understand; throws if there's more, because they wouldn't check it. */
function shapeOf(key: string, schema: z.core.JSONSchema.BaseSchema): ValueShape {
  const { $schema: _, additionalProperties, ...rest } = schema
  if ('maxLength' in rest)
    throw new Error(
      `component table: ${key} has .max(${rest.maxLength}), which would drop a longer text while it's typed; declare it as text({ maxLength: ${rest.maxLength} })`,
    )
  const unknown = Object.keys(rest).filter((keyword) => !keywords.has(keyword))
  if (unknown.length > 0 || additionalProperties === true)
    throw new Error(
      `component table: ${key} has ${unknown.join(', ') || 'additionalProperties'}, which \`fits\` in value-facts.rules.ts would have to check`,
    )
  const { anyOf, items, properties } = rest
  return {
    ...(rest as ValueShape),
    ...(anyOf && { anyOf: anyOf.map((one) => shapeOf(key, one)) }),
    ...(items && { items: shapeOf(key, items as typeof schema) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, shapeOf(key, one as typeof schema)]),
      ),
    }),
  }
}

/** Null clears a value of any type, so a shape doesn't need to include it. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return bare(schema.unwrap() as z.ZodType)
  return schema
}

/** The row of a value; throws if its schema says more than the rules understand. */
export function rowOf(key: string, schema: z.ZodType): ValueRow {
  const shape = shapeOf(key, z.toJSONSchema(bare(schema), { io: 'input' }))
  return {
    shape,
    default: (schema.parse(undefined) ?? null) as ValueRow['default'],
    ...valueFacts.get(schema),
  }
}

type Schemas = Readonly<Record<string, z.ZodType>>

function rowsIn(shapes: readonly Schemas[]): Record<string, ValueRow> {
  const found = new Map<string, z.ZodType>()
  for (const [key, schema] of shapes.flatMap((shape) => Object.entries(shape))) {
    if ((found.get(key) ?? schema) !== schema) throw new Error(`component table: ${key} is declared twice`)
    found.set(key, schema)
  }
  return Object.fromEntries([...found].map(([key, schema]) => [key, rowOf(key, schema)]))
}

const isGroup = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject

/**
 * What the rules know about values, derived from their schemas: the content of `generated/component-table.rules.ts`.
 */
export function componentTable() {
  const types = Object.entries<z.ZodObject>(componentSchemas).map(([type, { shape }]) => {
    const { type: _, ...values } = shape as Schemas
    const entries = Object.entries(values)
    return {
      type,
      own: Object.fromEntries(entries.filter(([, schema]) => !isGroup(schema))),
      groups: entries.flatMap(([name, schema]) =>
        isGroup(schema) ? [[name, schema.shape as Schemas] as const] : [],
      ),
    }
  })
  const groups = Object.fromEntries(types.flatMap(({ groups: named }) => named))
  const sections = Object.entries(sectionSchemas).map(([type, { shape }]) => {
    const { type: _, ...values } = shape as Schemas
    return [type, values] as const
  })
  const keysOf = (entries: readonly (readonly [string, Schemas])[]) =>
    Object.fromEntries(entries.map(([name, shape]) => [name, Object.keys(shape)]))
  return {
    valueRows: rowsIn([...types.map(({ own }) => own), ...Object.values(groups)]),
    groupKeys: keysOf(Object.entries(groups)),
    typeKeys: keysOf(types.map(({ type, own }) => [type, own])),
    typeGroups: Object.fromEntries(
      types.map(({ type, groups: named }) => [type, named.map(([name]) => name)]),
    ),
    sectionRows: rowsIn(sections.map(([, values]) => values)),
    sectionTypeKeys: keysOf(sections),
  }
}
