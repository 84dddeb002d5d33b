import { hasTwoForms, type JsonSchema, jsonSchema } from './json-schema.ts'
import type { Shape, Texts } from './shapes/shape.ts'

/** Replaces named schemas by references and collects the used names. */
export interface SharedSchemas {
  refer(schema: JsonSchema): JsonSchema
  /** The schemas of all names used so far. */
  components(): Readonly<Record<string, JsonSchema>>
}

/**
 * Shares the schemas of a table. They're found by their structure, because most fields build a schema of their own from
 * the same list of values. A shape whose input differs from its output has a second name that ends in `Input`.
 */
export function createSharedSchemas(shapes: Readonly<Record<string, Shape>>): SharedSchemas {
  const keyOf = createKeys()
  const named = new Map<string, JsonSchema>()
  const nameByKey = new Map<number, string>()
  const add = (name: string, schema: JsonSchema) => {
    const other = nameByKey.get(keyOf(schema))
    if (other) throw new Error(`API document: ${name} has the same structure as ${other}`)
    nameByKey.set(keyOf(schema), name)
    named.set(name, schema)
  }
  for (const [name, shape] of Object.entries(shapes)) {
    const output = described(shape, 'output')
    add(name, output)
    if (!hasTwoForms(shape.schema)) continue
    const input = described(shape, 'input')
    if (keyOf(input) !== keyOf(output)) add(`${name}Input`, input)
  }

  const used = new Set<string>()
  const refer = (schema: JsonSchema): JsonSchema => {
    const name = nameByKey.get(keyOf(schema))
    if (!name) return withChildren(schema, refer)
    used.add(name)
    return { $ref: `#/components/schemas/${name}`, ...annotationsOf(schema) }
  }

  return {
    refer,
    components() {
      const found = new Map<string, JsonSchema>()
      // A schema may refer to names that aren't used elsewhere, so the set grows while it's read.
      for (const name of used) {
        const schema = named.get(name)
        if (schema) found.set(name, withChildren(schema, refer))
      }
      return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

function described({ schema, description, fields }: Shape, io: 'input' | 'output'): JsonSchema {
  return { ...describeFields(jsonSchema(schema, io), fields), description }
}

function describeFields(schema: JsonSchema, texts: Texts): JsonSchema {
  if (!schema.properties) return withChildren(schema, (child) => describeFields(child, texts))
  const properties = Object.entries(schema.properties).map(([name, field]) => {
    const text = texts[name]
    if (text === undefined) return [name, field] as const
    const [description, inner] = typeof text === 'string' ? [text, undefined] : text
    const child = field as JsonSchema
    return [name, { ...(inner ? describeFields(child, inner) : child), description }] as const
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** A field's own annotations of a shape, besides its structure. */
function annotationsOf({ description, default: value }: JsonSchema): JsonSchema {
  return { ...(description !== undefined && { description }), ...(value !== undefined && { default: value }) }
}

/**
 * Returns the same number for schemas of the same structure, regardless of their descriptions and defaults.
 */
function createKeys(): (schema: JsonSchema) => number {
  const ids = new Map<string, number>()
  const known = new WeakMap<JsonSchema, number>()
  const keyOf = (schema: JsonSchema): number => {
    const before = known.get(schema)
    if (before !== undefined) return before
    let text = ''
    for (const key in schema) {
      if (key !== 'description' && key !== 'default') text += `${key}:${partsOf(key, schema[key])};`
    }
    const id = ids.get(text) ?? ids.size
    ids.set(text, id)
    known.set(schema, id)
    return id
  }
  const partsOf = (key: string, value: unknown): string => {
    if (key === 'properties')
      return Object.entries(value as Readonly<Record<string, JsonSchema>>)
        .map(([name, child]) => `${name}=${keyOf(child)}`)
        .join()
    if (!parents.has(key) || typeof value !== 'object') return JSON.stringify(value)
    return [value as JsonSchema | JsonSchema[]].flat().map(keyOf).join()
  }
  return keyOf
}

const single = ['items', 'additionalProperties', 'propertyNames'] as const
const lists = ['anyOf', 'oneOf', 'allOf'] as const
const parents = new Set<string>([...single, ...lists])

/** The schema with each of its direct subschemas replaced. */
function withChildren(schema: JsonSchema, replace: (child: JsonSchema) => JsonSchema): JsonSchema {
  const result = { ...schema }
  const one = (child: unknown) => (typeof child === 'object' ? replace(child as JsonSchema) : child)
  for (const key of single) if (key in result) Object.assign(result, { [key]: one(result[key]) })
  for (const key of lists) if (result[key]) result[key] = result[key].map((child) => replace(child))
  if (result.properties)
    result.properties = Object.fromEntries(
      Object.entries(result.properties).map(([name, child]) => [name, replace(child as JsonSchema)]),
    )
  return result
}
