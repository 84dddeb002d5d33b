import type { Outcome, PlainReply } from '@aloft/api-client/outcome'
import type { ActionName } from '@aloft/contract/actions'
import type { PayloadOf } from '@aloft/contract/schemas'
import type { ToolArguments } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { ToolName, ToolSource } from '@aloft/domain/assistant/tools/tool-names.rules'
import type { ToolFailure, ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import { api } from '../../core/api.ts'
import { productNow } from '../../core/clock.ts'

/** The call that a tool carries out. */
export interface ToolCall {
  /** The brand that the question was about, whichever is open by now; null if there was none. */
  readonly ideaId: string | null
  readonly signal: AbortSignal
}

/** Carries out a tool with the user's own rights. It throws a `FailedCall`, or any error, if it can't. */
export type ToolHandler<N extends ToolName> = (
  given: ToolArguments<N>,
  call: ToolCall,
) => Promise<ToolResult<N>>

/** Why a tool couldn't do its work. */
export class FailedCall extends Error {
  readonly failure: ToolFailure

  constructor(failure: ToolFailure) {
    super(failure.error)
    this.failure = failure
  }
}

/** The reply of an action, which is asked with the rights that the user has at this moment. */
export async function ask<A extends ActionName>(
  action: A,
  payload: PayloadOf<A>,
  signal: AbortSignal,
): Promise<PlainReply<A>> {
  const outcome = await api.call(action, payload, { signal })
  if (outcome.kind === 'reply') return outcome.reply
  throw new FailedCall(failureIn(outcome))
}

/** What the assistant learns about a call that failed: its key, and the plan's limit if there is one. */
function failureIn<A extends ActionName>(
  outcome: Exclude<Outcome<A>, { readonly kind: 'reply' }>,
): ToolFailure {
  if (outcome.kind === 'unreachable') return { error: 'offline' }
  if (outcome.kind === 'failure') {
    const { error, limit, planKey } = outcome.failure as ToolFailure
    return {
      error,
      ...(typeof limit === 'number' && { limit }),
      ...(typeof planKey === 'string' && { planKey }),
    }
  }
  return { error: outcome.kind === 'refused' && outcome.status === 403 ? 'forbidden' : 'failed' }
}

/** The brand of a call. */
export function brandOf({ ideaId }: ToolCall): string {
  if (ideaId === null) throw new FailedCall({ error: 'noBrandOpen' })
  return ideaId
}

/** The ad of a call; the server fills in the one that was open. */
export function adOf({ adId }: { readonly adId?: string | undefined }): string {
  if (adId === undefined) throw new FailedCall({ error: 'noAdOpen' })
  return adId
}

/** Data with where and when it was read. */
export function readFrom<S extends ToolSource, Data>(source: S, data: Data) {
  return { source, date: productNow().toISOString(), data }
}
