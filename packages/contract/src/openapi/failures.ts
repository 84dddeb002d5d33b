import type { z } from 'zod'
import { schemas } from '../schemas.ts'
import { streamSchemas } from '../stream-schemas.ts'
import { type FailureKey, failureTexts } from './failure-texts.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import type { SharedSchemas } from './shared-schemas.ts'

/** A failure in the documentation of a call. */
interface ShownFailure {
  readonly key: string
  readonly schema: JsonSchema
  readonly example: object
}

/** The failures of calls. A failure with the same details in every call is described once, under a name. */
export interface Failures {
  of(failures: Readonly<Record<string, z.ZodType>>): ShownFailure[]
  /** The components that the calls refer to. */
  components(): {
    readonly schemas: Readonly<Record<string, object>>
    readonly examples: Readonly<Record<string, object>>
  }
}

/** Describes failures; `refer` shares the schemas of their details. */
export function createFailures({ refer }: Pick<SharedSchemas, 'refer'>): Failures {
  const detailsByKey = new Map<string, Set<z.ZodType>>()
  for (const { failures } of [...Object.values(schemas), ...Object.values(streamSchemas)]) {
    for (const [key, details] of Object.entries<z.ZodType>(failures)) {
      detailsByKey.set(key, (detailsByKey.get(key) ?? new Set()).add(details))
    }
  }
  const isUniform = (key: string) => {
    const texts = [...(detailsByKey.get(key) ?? [])].map((details) =>
      JSON.stringify(jsonSchema(details, 'output')),
    )
    return new Set(texts).size === 1
  }
  const named = Object.keys(failureTexts).filter(isUniform).toSorted()

  const schemaOf = (key: FailureKey, details: z.ZodType) => {
    const { properties, required = [] } = jsonSchema(details, 'output')
    return refer({
      type: 'object',
      description: meaningOf(key),
      properties: {
        error: { type: 'string', const: key, description: 'The key of the failure.' },
        ...properties,
      },
      required: ['error', ...required],
    })
  }

  return {
    of: (failures) =>
      Object.entries(failures).map(([name, details]) => {
        const key = name as FailureKey
        if (!named.includes(key))
          return { key, schema: schemaOf(key, details), example: exampleOf(key, details) }
        return {
          key,
          schema: { $ref: `#/components/schemas/${nameOf(key)}` },
          example: { $ref: `#/components/examples/${key}` },
        }
      }),
    components() {
      const rows = named.flatMap((name) => {
        const key = name as FailureKey
        return [...(detailsByKey.get(key) ?? [])].slice(0, 1).map((details) => ({ key, details }))
      })
      return {
        schemas: Object.fromEntries(rows.map(({ key, details }) => [nameOf(key), schemaOf(key, details)])),
        examples: Object.fromEntries(rows.map(({ key }) => [key, exampleOf(key)])),
      }
    },
  }
}

const nameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}Failure`

function meaningOf(key: FailureKey): string {
  const text = failureTexts[key]
  return typeof text === 'string' ? text : text[0]
}

/** If calls send different details for a key, each shows its own. */
function exampleOf(key: FailureKey, sent?: z.ZodType) {
  const text = failureTexts[key]
  const details = typeof text === 'string' ? {} : text[1]
  return {
    summary: meaningOf(key),
    value: { error: key, ...(sent ? Object(sent.parse(details)) : details) } as object,
  }
}
