import type { Outcome } from '@aloft/api-client/outcome'
import type { Renewal } from '@aloft/api-client/session-client'
import type { User } from '@aloft/domain/account/user.entity'
import { isPublicPath } from '@aloft/domain/account/public-pages.rules'
import { type StartReply, type StartStep, stepAfter } from '@aloft/domain/account/session-start.rules'
import {
  dropStoredUser,
  readStoredUser,
  setTokensAside,
  storedUser,
  type StoredUser,
  takeSignedInUser,
} from '../../state/session.ts'
import { plainApi } from './plain-api.ts'
import { reportError } from './report-error.ts'

// The server is too busy, or gateways say that it is down: as when nobody answers, this says nothing of the session.
const outages: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** What an outcome says of the session. */
function startReplyOf(outcome: Outcome<'get-user'> | Outcome<'login'>): StartReply {
  switch (outcome.kind) {
    case 'reply':
      return 'user'
    case 'relogin':
      return 'RELOGIN'
    case 'nullUser':
      return 'NULL_USER'
    case 'nok':
      return 'NOK'
    case 'unreachable':
      return 'lost'
    case 'refused':
      if (outcome.status === 401) return 'unauthorised'
      return outages.has(outcome.status) ? 'lost' : 'error'
    default:
      return 'error'
  }
}

/** Carries out a step that ends in nobody being signed in (SES-08, API-09). */
export function endBy(step: StartStep, outcome: Outcome<'get-user'> | Outcome<'login'>): void {
  if (step === 'forget') return dropStoredUser()
  setTokensAside()
  if (step === 'report') reportError(new Error(`the session was not restored: ${JSON.stringify(outcome)}`))
}

/** What follows from an outcome for the stored user, here and now. */
export function stepFor(stored: StoredUser, outcome: Outcome<'get-user'> | Outcome<'login'>): StartStep {
  return stepAfter(startReplyOf(outcome), {
    isSocial: stored.socialPlatform !== null,
    isPublicPage: isPublicPath(window.location.pathname),
  })
}

let isLeaving = false
let isLeavingAllowed = true

/** While somebody logs out the page is not left for a platform. */
export function stayOnPage(isStaying: boolean): void {
  isLeavingAllowed = !isStaying
}

/**
 * Logs in again: silently with the stored token (SES-05), or through the platform of a social user where `mayLeave`
 * (API-06). All tabs take turns, as the tokens are shared.
 */
export function renewSession({ mayLeave }: { readonly mayLeave: boolean }): Promise<Renewal> {
  const lapsed = storedUser()
  return withSessionLock(async () => {
    const stored = readStoredUser()
    if (!stored) return 'over'
    if (lapsed && stored.authToken !== lapsed.authToken) return 'renewed'
    if (stored.socialPlatform && mayLeave && isLeavingAllowed) {
      return stepFor(stored, { kind: 'relogin' }) === 'toPlatform'
        ? goToPlatform(stored.socialPlatform)
        : 'over'
    }
    return logInAgain(stored)
  })
}

/** Logs in with the stored token in place of the password (OPN-02). */
async function logInAgain(stored: StoredUser): Promise<Renewal> {
  const { email, userToken, socialPlatform } = stored
  const outcome = await plainApi.call('login', { email, password: userToken, socialPlatform })
  // They may have logged out in another tab meanwhile.
  if (readStoredUser()?.userToken !== userToken) return 'over'
  if (outcome.kind === 'reply') {
    takeSignedInUser(outcome.reply)
    return 'renewed'
  }
  const step = stepFor(stored, outcome)
  if (step === 'wait') return 'unreachable'
  endBy(step, outcome)
  return 'over'
}

/** Leaves for the platform, which leads back to this address (SES-02). */
function goToPlatform(platform: NonNullable<User['socialPlatform']>): 'leaving' {
  if (isLeaving) return 'leaving'
  isLeaving = true
  // The user may stay after all, where something is not saved.
  setTimeout(() => (isLeaving = false), 5000)
  const { pathname, search, hash } = window.location
  const returnUrl = pathname === '/' ? '/0' : `${pathname}${search}${hash}`
  window.location.assign(`/api/${platform}-login?${new URLSearchParams({ returnUrl })}`)
  return 'leaving'
}

function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  // Only where the page is served safely; elsewhere a token that another tab renewed is read again.
  return 'locks' in navigator ? navigator.locks.request('aloft-session', work) : work()
}
