import type { ActionName } from '@aloft/contract/actions'
import type { Outcome } from '@aloft/api-client/outcome'

/** Why a form came to nothing: a failure of its own, or one that any form may meet. */
export interface Refusal<Failure extends string> {
  readonly failure: Failure | 'tooManyAttempts' | 'generic'
  /** Minutes until another attempt counts, for `tooManyAttempts`. */
  readonly waitMinutes?: number
}

/** What a form says of an outcome that is neither a reply nor a failure of its own. */
export function refusalOf(outcome: Outcome<ActionName>): Refusal<never> {
  if (outcome.kind !== 'refused' || outcome.error !== 'tooManyRequests') return { failure: 'generic' }
  return { failure: 'tooManyAttempts', waitMinutes: Math.ceil((outcome.retryAfterSeconds ?? 60) / 60) }
}
