import type { ActionName } from '@aloft/contract/actions'
import type { Outcome } from '@aloft/api-client/outcome'
import type { NoAnswer, Renewal } from '@aloft/api-client/session-client'
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

// Statuses of a server that's too busy, or that a gateway reports as down: like a missing answer, they don't
// affect the session.
const outages: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** What an outcome means for the session. */
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

/** Executes a step that ends with nobody logged in (SES-08, API-09). */
export function endBy(step: StartStep, outcome: Outcome<'get-user'> | Outcome<'login'>): void {
  if (step === 'forget') return dropStoredUser()
  setTokensAside()
  if (step === 'report') reportError(new Error(`the session was not restored: ${JSON.stringify(outcome)}`))
}

/** Whether an outcome leaves open if the session is valid. */
export function isNoAnswer(outcome: Outcome<ActionName>, step: StartStep): outcome is NoAnswer {
  return step === 'wait' && (outcome.kind === 'refused' || outcome.kind === 'unreachable')
}

/** The next step for the stored user after an outcome, in this tab. */
export function stepFor(stored: StoredUser, outcome: Outcome<'get-user'> | Outcome<'login'>): StartStep {
  return stepAfter(startReplyOf(outcome), {
    isSocial: stored.socialPlatform !== null,
    isPublicPage: isPublicPath(window.location.pathname),
  })
}

let isLeaving = false
let isLeavingAllowed = true

/** During a logout, the page must not be left for a platform. */
export function stayOnPage(isStaying: boolean): void {
  isLeavingAllowed = !isStaying
}

/**
 * Logs in again: silently with the stored token (SES-05), or through a social user's platform if `mayLeave`
 * (API-06). Tabs do this one at a time, because they share the tokens.
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

/** Logs in with the stored token instead of the password (OPN-02). */
async function logInAgain(stored: StoredUser): Promise<Renewal> {
  const { email, userToken, socialPlatform } = stored
  const outcome = await plainApi.call('login', { email, password: userToken, socialPlatform })
  // The user may have logged out in another tab meanwhile.
  if (readStoredUser()?.userToken !== userToken) return 'over'
  if (outcome.kind === 'reply') {
    takeSignedInUser(outcome.reply)
    return 'renewed'
  }
  const step = stepFor(stored, outcome)
  if (isNoAnswer(outcome, step)) return outcome
  endBy(step, outcome)
  return 'over'
}

/** Opens the platform's login, which returns to this address (SES-02). */
function goToPlatform(platform: NonNullable<User['socialPlatform']>): 'leaving' {
  if (isLeaving) return 'leaving'
  isLeaving = true
  // The user may decide to stay, if something isn't saved.
  setTimeout(() => (isLeaving = false), 5000)
  const { pathname, search, hash } = window.location
  const returnUrl = pathname === '/' ? '/0' : `${pathname}${search}${hash}`
  window.location.assign(`/api/${platform}-login?${new URLSearchParams({ returnUrl })}`)
  return 'leaving'
}

function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  // Locks only exist on secure pages; elsewhere, a token renewed by another tab is read again.
  return 'locks' in navigator ? navigator.locks.request('aloft-session', work) : work()
}
