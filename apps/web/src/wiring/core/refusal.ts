import type { ActionName } from '@aloft/contract/actions'
import type { Outcome } from '@aloft/api-client/outcome'

/** Why a form failed: a failure of its own, or one that can happen to any form. */
export interface Refusal<Failure extends string> {
  readonly failure: Failure | 'tooManyAttempts' | 'busy' | 'generic'
  /** Seconds until the next attempt is allowed, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds?: number
}

/** A form's failure for an outcome that's neither a reply nor one of its own failures. */
export function refusalOf(outcome: Outcome<ActionName>): Refusal<never> {
  if (outcome.kind !== 'refused') return { failure: 'generic' }
  const { error, retryAfterSeconds } = outcome
  if (error === 'tooManyRequests') return { failure: 'tooManyAttempts', waitSeconds: retryAfterSeconds ?? 60 }
  // Without a retry time the server is down for an unknown time.
  if (error === 'unavailable' && retryAfterSeconds) return { failure: 'busy', waitSeconds: retryAfterSeconds }
  return { failure: 'generic' }
}
