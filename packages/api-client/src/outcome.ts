import type { ActionName } from '@aloft/contract/actions'
import type { ErrorBody } from '@aloft/contract/core/errors'
import type { FailureOf, ReplyOf } from '@aloft/contract/schemas'
import type { StreamFailureOf } from '@aloft/contract/stream-schemas'
import type { StreamName } from '@aloft/contract/streams'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'

/**
 * How a call ended, always as a value. The app decides what to do with each kind.
 * - `reply`: the action's reply, dates revived.
 * - `failure`: a business failure that the action declares.
 * - `nok`: the server answered NOK; `message` reads "server call to {action} failed" (API-04).
 * - `relogin`: the bearer token has expired (API-06).
 * - `nullUser`: the login knows no such user (OPN-95).
 * - `authFailure`: the login to a connected platform has expired (API-10).
 * - `refused`: the call was not executed; `error` says why, `requestId` is for the user to quote to our
 *   support.
 * - `unreachable`: no answer after all retries.
 */
export type Outcome<A extends ActionName> =
  | { readonly kind: 'reply'; readonly reply: PlainReply<A> }
  | { readonly kind: 'failure'; readonly failure: FailureOf<A> }
  | { readonly kind: 'nok'; readonly message: string }
  | { readonly kind: 'relogin' }
  | { readonly kind: 'nullUser' }
  | AuthFailure
  | ({ readonly kind: 'refused'; readonly status: number } & ErrorBody)
  | { readonly kind: 'unreachable' }

/**
 * How the opening of a stream ended; the kinds are those of `Outcome`, apart from `events`. `unreachable` is a lost
 * connection.
 */
export type StreamOutcome<S extends StreamName> =
  | { readonly kind: 'events'; readonly events: AsyncIterable<StreamEvent> }
  | { readonly kind: 'failure'; readonly failure: StreamFailureOf<S> }
  | Extract<Outcome<never>, { readonly kind: 'relogin' | 'refused' | 'unreachable' }>

export type PlainReply<A extends ActionName> = Exclude<ReplyOf<A>, 'NOK' | 'NULL_USER'>

export interface AuthFailure {
  readonly kind: 'authFailure'
  /** The platform's message, if there is one. */
  readonly failureReason?: string
}

/**
 * Replaces the outcome of a call that failed because the login to a platform has expired, once that was
 * reported (API-10).
 */
export const authFailureMarker: AuthFailure = Object.freeze({ kind: 'authFailure' })

/** The outcome of a call that needs a login if nobody is logged in. */
export const notLoggedIn = Object.freeze({ kind: 'refused', status: 401, error: 'notLoggedIn' } as const)
