import { type ActionName, actionRow } from '@aloft/contract/actions'
import { streamRow } from '@aloft/contract/streams'
import type { ApiClient, CallOptions } from './client.ts'
import { type AuthFailure, authFailureMarker, notLoggedIn, type Outcome } from './outcome.ts'

/**
 * How a renewal of the session ended: `over` leads to the login, `leaving` to the platform the user signs in
 * through; `NoAnswer` leaves open whether the session is valid.
 */
export type Renewal = 'renewed' | 'over' | 'leaving' | NoAnswer

/** How the app reacts to replies about the session. */
export interface SessionPorts {
  /** The current bearer token, if a user is logged in. */
  readonly getToken: () => string | null
  /** The same, read from the storage shared with other tabs. */
  readonly readToken: () => string | null
  /** Logs in again: silently with the stored token or, if `mayLeave`, through the user's platform. */
  readonly renew: (options: { readonly mayLeave: boolean }) => Promise<Renewal>
  /** Nobody is logged in, or no longer: the app should show the login. */
  readonly onLoginNeeded: () => void
  /** The server answered NOK; the error's message is "server call to {action} failed" (API-04). */
  readonly onNok: (error: Error) => void
  /** The login to a platform has expired (INT-08). */
  readonly onAuthFailure: (failure: AuthFailure) => void
  /** A call failed after all retries: the server failed or didn't answer. */
  readonly onFailure: (action: ActionName, outcome: NoAnswer) => void
  readonly onReply?: (action: ActionName) => void
}

/** The server refused a call or didn't answer it. */
export type NoAnswer = Extract<Outcome<never>, { readonly kind: 'refused' | 'unreachable' }>

/**
 * The client of a logged-in app. An expired session is renewed once and the call repeated (API-06, OPN-16),
 * NOK is reported (OPN-17), and without a login the app goes to the login page without a request (SES-17,
 * OPN-21).
 */
export function withSession(client: ApiClient, ports: SessionPorts): ApiClient {
  let renewing: Promise<Renewal> | null = null

  /** Calls whose session expires at the same time share one renewal. */
  function renew(mayLeave: boolean): Promise<Renewal> {
    renewing ??= ports.renew({ mayLeave }).finally(() => {
      renewing = null
    })
    return renewing
  }

  async function answered<O extends { readonly kind: string }>(
    isOpen: boolean,
    ask: () => Promise<O>,
  ): Promise<O | Refusal> {
    if (!isOpen && ports.getToken() === null) return loginNeeded()
    for (let repeats = 0; ; repeats++) {
      const token = ports.getToken()
      const outcome = await ask()
      if (outcome.kind === 'relogin') {
        if (repeats > 0) return loginNeeded()
        // Another call may have renewed it in the meantime.
        const renewal = ports.getToken() === token ? await renew(true) : 'renewed'
        if (renewal === 'over') return loginNeeded()
        if (renewal === 'leaving') return outcome
        // The call itself wasn't refused: it may be repeated at any time.
        if (renewal !== 'renewed') return { kind: 'unreachable' }
      } else if (!isOpen && isTokenRefused(outcome)) {
        // Another tab may have renewed it.
        const newest = ports.readToken()
        if (repeats > 0 || newest === null || newest === token) return loginNeeded()
      } else return outcome
    }
  }

  function loginNeeded(): typeof notLoggedIn {
    ports.onLoginNeeded()
    return notLoggedIn
  }

  /** The server can't do what was requested, maybe because it no longer knows the user. */
  async function reportNok(message: string): Promise<void> {
    ports.onNok(new Error(message))
    if (ports.getToken() !== null && (await renew(false)) === 'over') ports.onLoginNeeded()
  }

  return {
    async call(action, payload, options = {}) {
      const keyed = withKey(action, options)
      const outcome = await answered(isOpen(action), () => client.call(action, payload, keyed))
      if (outcome.kind === 'nok' && action !== 'login') await reportNok(outcome.message)
      else if (outcome.kind === 'authFailure') {
        ports.onAuthFailure(outcome)
        return authFailureMarker
      } else if (isServerFailure(outcome)) {
        ports.onFailure(action, outcome)
      } else ports.onReply?.(action)
      return outcome
    },

    stream: (name, payload, options) =>
      answered(streamRow(name).who === 'anonymous', () => client.stream(name, payload, options)),
  }
}

/** What a call ends as instead if its session can't be used. */
type Refusal = typeof notLoggedIn | { readonly kind: 'unreachable' }

/** Whether an action needs no login: the server accepts it from anyone (OPN-21). */
function isOpen(action: ActionName): boolean {
  return actionRow(action).who === 'anonymous'
}

/** A refusal with a retry time isn't a server failure, because it's intended. */
function isServerFailure<A extends ActionName>(outcome: Outcome<A>): outcome is NoAnswer {
  if (outcome.kind === 'unreachable') return true
  return outcome.kind === 'refused' && outcome.status >= 500 && outcome.retryAfterSeconds === undefined
}

function isTokenRefused(outcome: { readonly kind: string; readonly status?: number }): boolean {
  return outcome.kind === 'refused' && outcome.status === 401
}

/** A repeated call after a renewal keeps its idempotency key, because it's the same intent. */
function withKey(action: ActionName, options: CallOptions): CallOptions {
  return actionRow(action).kind === 'query' ? options : { key: crypto.randomUUID(), ...options }
}
