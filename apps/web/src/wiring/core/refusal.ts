import type { ActionName } from '@aloft/contract/actions'
import type { Outcome } from '@aloft/api-client/outcome'

/** Why a form failed: a failure of its own, or one that any form may have. */
export interface Refusal<Failure extends string> {
  readonly failure: Failure | 'tooManyAttempts' | 'busy' | 'generic'
  /** Seconds until another attempt counts, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds?: number
}

/** What a form says of an outcome that is neither a reply nor a failure of its own. */
export function refusalOf(outcome: Outcome<ActionName>): Refusal<never> {
  if (outcome.kind !== 'refused') return { failure: 'generic' }
  const { error, retryAfterSeconds } = outcome
  if (error === 'tooManyRequests') return { failure: 'tooManyAttempts', waitSeconds: retryAfterSeconds ?? 60 }
  // Without a time the server is down, and nobody knows for how long.
  if (error === 'unavailable' && retryAfterSeconds) return { failure: 'busy', waitSeconds: retryAfterSeconds }
  return { failure: 'generic' }
}
