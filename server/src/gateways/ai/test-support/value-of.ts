import type { AiResult } from '../ai.port.ts'

/** A result that must be successful; throws the failure otherwise. */
export function valueOf<T>(result: AiResult<T>): AiResult<T> & { ok: true } {
  if (!result.ok) throw new Error(`failed: ${result.failure}`)
  return result
}
