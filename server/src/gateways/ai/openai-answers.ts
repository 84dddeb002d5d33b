import OpenAI from 'openai'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import type { AiResult } from './ai.port.ts'

/** How often an answer that does not fit its schema is asked for. */
export const tries = 2

/** The line broke while an answer was being read. */
export class BrokenLine extends Error {
  override readonly name = 'BrokenLine'
}

/** What the vendor throws, as a reason; only the caller's own abort stays an exception. */
export async function failureAsResult<T>(
  signal: AbortSignal,
  work: () => Promise<AiResult<T>>,
): Promise<AiResult<T>> {
  try {
    return await work()
  } catch (error) {
    return failureOf(error, signal)
  }
}

/** Why the vendor's client has thrown. Throws where its caller has gone, and what is no fault of the vendor. */
export function failureOf(error: unknown, signal: AbortSignal): AiResult<never> {
  signal.throwIfAborted()
  // What calls itself JSON and is none.
  if (error instanceof SyntaxError || error instanceof BrokenLine) return failed('failed')
  if (!(error instanceof OpenAI.APIError)) throw error
  return failed(reasonOf(error))
}

function reasonOf({ code }: { code: string | null | undefined }): AiFailure {
  switch (code) {
    case 'insufficient_quota':
      return 'limitExceeded'
    case 'content_policy_violation':
    case 'content_filter':
    case 'moderation_blocked':
      return 'unsafe'
    default:
      return 'failed'
  }
}

export function failed(failure: AiFailure): { ok: false; failure: AiFailure } {
  return { ok: false, failure }
}

/** The value of a JSON text; undefined if it is none. */
export function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
