import type { ActionName } from '@aloft/contract/actions'
import { schemas } from '@aloft/contract/schemas'
import type { z } from 'zod'
import { CallError } from '../action/call-error.ts'

/** The parsed payload; a wrong one is refused with the name of its first wrong field (OPN-29). */
export function parsePayload(parsed: z.ZodSafeParseResult<unknown>): Record<string, unknown> {
  if (parsed.success) return parsed.data as Record<string, unknown>
  const field = parsed.error.issues[0]?.path.join('.')
  throw new CallError('invalidPayload', field ? { field } : {})
}

/** The reply as the contract knows it: what the schema does not name is dropped, so no secret slips out. */
export function parseReply(name: ActionName, reply: unknown): unknown {
  const { reply: replySchema, failures } = schemas[name]
  const key = failureKey(reply)
  if (key === undefined) return replySchema.parse(reply)
  const details = (failures as Record<string, z.ZodType>)[key]
  if (!details) throw new Error(`${name} answered with ${key}, which its contract does not declare`)
  return { error: key, ...(details.parse(reply) as object) }
}

function failureKey(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return undefined
  return typeof reply.error === 'string' ? reply.error : undefined
}
