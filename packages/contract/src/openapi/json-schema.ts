import { z } from 'zod'

/** A JSON schema in the document. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

// Their formats already say this; the patterns that zod adds are long and hard to read.
const plainFormats = new Set(['uuid', 'email', 'date', 'date-time'])

/** What a caller may send (`input`) or receives (`output`), without what only concerns the validator. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(target, { type: 'string', format: 'date-time' })
      // A reply may gain fields, and a client has to ignore those that it doesn't know.
      if (io === 'output' && target.additionalProperties === false) delete target.additionalProperties
      // `readonly` of the code isn't `readOnly` of a document, which no caller may send.
      if (zodSchema._zod.def.type === 'readonly') delete target.readOnly
      if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum
      if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum
      if (plainFormats.has(target.format ?? '')) delete target.pattern
    },
  })
  return rest
}

const changing = new Set(['default', 'prefault', 'catch', 'pipe', 'transform'])

/** Whether a schema's input differs from its output. Cheaper than generating both. */
export function hasTwoForms(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  if (changing.has(def.type)) return true
  const shape = def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : {}
  const parts = [...Object.values(def), ...Object.values(shape)].flat() as unknown[]
  return parts.some((part) => isSchema(part) && hasTwoForms(part))
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value && 'def' in Object(value._zod)
}
