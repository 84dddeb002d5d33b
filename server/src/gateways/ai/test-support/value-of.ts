import type { AiResult } from '../ai.port.ts'

/** A result that must be one; throws its reason otherwise. */
export function valueOf<T>(result: AiResult<T>): AiResult<T> & { ok: true } {
  if (!result.ok) throw new Error(`failed: ${result.failure}`)
  return result
}
