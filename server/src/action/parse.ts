import { isStorableText } from '@aloft/domain/core/text'
import { z } from 'zod'
import { CallError } from './call-error.ts'

/** Far deeper than any payload. Deeper input is not inspected, because it would overflow the stack. */
const deepest = 40

const compiledSchemas = new Map<z.ZodType, z.ZodType>()

/** The schema, compiled to a function on first use. */
function compiled(schema: z.ZodType): z.ZodType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema)
  compiledSchemas.set(schema, known)
  return known
}

/**
 * The parsed payload; an invalid one is refused with the name of its first invalid field (OPN-29). Texts that the
 * database can't store are refused in any field.
 */
export function readPayload(schema: z.ZodType, body: unknown): Record<string, unknown> | CallError {
  const parsed = compiled(schema).safeParse(body)
  if (!parsed.success) return invalid(parsed.error.issues[0]?.path ?? [])
  const wrong = unstorable(parsed.data, [])
  return wrong ? invalid(wrong) : (parsed.data as Record<string, unknown>)
}

function invalid(path: readonly PropertyKey[]): CallError {
  const field = path.map(String).join('.')
  return new CallError('invalidPayload', field ? { field } : {})
}

/** Path of a value that can't be stored; its outermost field if the value is nested too deeply. */
function unstorable(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : path
  if (typeof value !== 'object' || value === null || value instanceof Date) return null
  if (path.length > deepest) return path.slice(0, 1)
  for (const [key, item] of Object.entries(value)) {
    const wrong = isStorableText(key) ? unstorable(item, [...path, key]) : path
    if (wrong) return wrong
  }
  return null
}

/** What a call may answer with. A stream has no reply: its handler returns what its events are read from. */
export interface ReplyShape {
  readonly name: string
  readonly reply: z.ZodType | undefined
  readonly failures: Readonly<Record<string, z.ZodType>>
}

/** The reply parsed by the contract's schema: fields it does not name are dropped, so that no secret leaks. */
export function parseReply({ name, reply: schema, failures }: ReplyShape, reply: unknown): unknown {
  const key = failureKey(reply)
  if (key === undefined) return schema ? compiled(schema).parse(reply) : reply
  const details = failures[key]
  if (!details) throw new Error(`${name} answered with ${key}, which its contract does not declare`)
  return { error: key, ...(details.parse(reply) as object) }
}

function failureKey(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return undefined
  return typeof reply.error === 'string' ? reply.error : undefined
}
