import type { ActionName } from '@aloft/contract/actions'
import type { ErrorBody } from '@aloft/contract/core/errors'
import type { FailureOf, ReplyOf } from '@aloft/contract/schemas'

/**
 * How a call ended, always as a value. What the app does with each kind is the app's own business.
 * - `reply`: the action's reply, dates revived.
 * - `failure`: a business failure that the action declares.
 * - `nok`: the server said NOK; `message` reads "server call to {action} failed" (API-04).
 * - `relogin`: the bearer token has expired (API-06).
 * - `nullUser`: the login knows no such user (OPN-95).
 * - `authFailure`: a connected platform has lost its login (API-10).
 * - `refused`: not carried out; `error` says why, `requestId` is what a user can quote.
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

export type PlainReply<A extends ActionName> = Exclude<ReplyOf<A>, 'NOK' | 'NULL_USER'>

export interface AuthFailure {
  readonly kind: 'authFailure'
  /** The platform's message, if there is one. */
  readonly failureReason?: string
}

/** The outcome of a call whose platform has lost its login, after that was reported (API-10). */
export const authFailureMarker: AuthFailure = Object.freeze({ kind: 'authFailure' })

/** The outcome of a call that needs a login when nobody is signed in. */
export const notLoggedIn = Object.freeze({ kind: 'refused', status: 401, error: 'notLoggedIn' } as const)
