import type { HostKind } from './host.rules.ts'

/**
 * What became known of the stored user: there is none, the server gave the user, answered in a special way or refused.
 * `error` is any other answer, `lost` none at all, or that the server is down or too busy.
 */
export type StartReply =
  | 'noUser'
  | 'user'
  | 'RELOGIN'
  | 'NULL_USER'
  | 'NOK'
  | 'unauthorised'
  | 'error'
  | 'lost'

/**
 * What follows from it:
 * - `enter`: the user is in.
 * - `logInAgain`: silently, with the stored token.
 * - `toPlatform`: to the platform that the user signs in through.
 * - `forget`: nobody is in, and what is stored of the user is worthless.
 * - `report`: nobody is in; what is stored may still be good.
 * - `stay`: nobody is in, and nothing is known to be wrong.
 * - `wait`: the server cannot be reached, nothing is lost.
 */
export type StartStep = 'enter' | 'logInAgain' | 'toPlatform' | 'forget' | 'report' | 'stay' | 'wait'

/** The next step of a session start, after `get-user` and again after a silent login (SES-02 to SES-08). */
export function stepAfter(
  reply: StartReply,
  { isSocial, isPublicPage }: { readonly isSocial: boolean; readonly isPublicPage: boolean },
): StartStep {
  switch (reply) {
    case 'user':
      return 'enter'
    case 'RELOGIN':
      if (!isSocial) return 'logInAgain'
      // A page that needs no login may be the very one on the way back from the platform.
      return isPublicPage ? 'stay' : 'toPlatform'
    case 'NULL_USER':
    case 'NOK':
    case 'unauthorised':
      return 'forget'
    case 'error':
      return 'report'
    case 'lost':
      return 'wait'
    case 'noUser':
      return 'stay'
  }
}

/** Where somebody who is not signed in is sent. `publishedPage`: what a brand has published at this address. */
export type VisitorLead = 'page' | 'login' | 'contentNotFound' | 'publishedPage'

/**
 * Where a visitor is sent (SES-06, SES-07, SES-17). `hadUser`: somebody was signed in on this host, so the login page
 * asks them to sign in again.
 */
export function visitorLead({
  isPublicPage,
  host,
  isDevelopment,
  hadUser,
}: {
  readonly isPublicPage: boolean
  readonly host: HostKind
  readonly isDevelopment: boolean
  readonly hadUser: boolean
}): VisitorLead {
  if (isPublicPage) return 'page'
  if (host === 'company') return 'publishedPage'
  return host === 'own' || isDevelopment || hadUser ? 'login' : 'contentNotFound'
}
