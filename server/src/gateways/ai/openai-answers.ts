import OpenAI from 'openai'
import { z } from 'zod'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import type { AiResult } from './ai.port.ts'

/** The vendor's client doesn't validate answers, and a proxy in between may have sent them. */
export const completionAnswer = z.object({
  model: z.string(),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
})

/** Number of attempts if an answer does not match its schema. */
export const tries = 2

/** The connection broke while an answer was being read. */
export class BrokenLine extends Error {
  override readonly name = 'BrokenLine'
}

/** Turns errors of the vendor's client into failures; only the caller's own abort is thrown. */
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

/**
 * The failure for an error of the vendor's client. Throws if the caller has aborted, or if the error is not the
 * vendor's fault.
 */
export function failureOf(error: unknown, signal: AbortSignal): AiResult<never> {
  signal.throwIfAborted()
  // Sent as JSON, but not valid JSON.
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

/** The value of a JSON text; undefined if it isn't valid. */
export function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
