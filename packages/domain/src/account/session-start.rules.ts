import type { HostKind } from './host.rules.ts'

/**
 * What the check found out about the stored user: there's none, the server returned the user, answered in a special way
 * or refused. `error` is any other answer; `lost` is none at all, or a server that's down or too busy.
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
 * The next step:
 * - `enter`: the user is signed in.
 * - `logInAgain`: silently, with the stored token.
 * - `toPlatform`: to the platform that the user signs in through.
 * - `forget`: nobody is signed in, and the stored user is worthless.
 * - `report`: nobody is signed in, but the stored user may still be valid.
 * - `stay`: nobody is signed in, and there's no known problem.
 * - `wait`: the server can't be reached, and nothing is lost.
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
      // A page that needs no login may be the return page from the platform.
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

/** Where a visitor who isn't signed in is sent. `publishedPage`: what a brand has published at this address. */
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
