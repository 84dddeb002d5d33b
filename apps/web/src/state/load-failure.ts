import type { Outcome } from '@aloft/api-client/outcome'
import type { ActionName } from '@aloft/contract/actions'
import type { LoadFailure } from './replies.ts'

/** Why an outcome is no reply; null if it is one. */
export function failureIn<A extends ActionName>(outcome: Outcome<A>, now: Date): LoadFailure<A> | null {
  if (outcome.kind === 'reply') return null
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    const waitSeconds = 'retryAfterSeconds' in failure ? Number(failure.retryAfterSeconds) : 0
    return {
      error: failure.error,
      declared: failure,
      ...(waitSeconds > 0 && { retryDate: new Date(now.getTime() + waitSeconds * 1000) }),
    }
  }
  if (outcome.kind === 'unreachable') return { error: 'unreachable' }
  if (outcome.kind !== 'refused') return { error: 'generic' }
  const { error, requestId, retryAfterSeconds } = outcome
  return {
    error,
    ...(requestId && { requestId }),
    ...(retryAfterSeconds !== undefined && { retryDate: new Date(now.getTime() + retryAfterSeconds * 1000) }),
  }
}
