import { isPublicPath } from './public-pages.rules.ts'
import { ownReturnAddress } from './return-address.rules.ts'
import type { User } from './user.entity.ts'

const redirectLifeMs = 24 * 3_600_000

/** The address from which somebody was sent to the login, and when (SES-11). */
export interface Redirect {
  readonly address: string
  /** Milliseconds since 1970, real time. */
  readonly at: number
}

/** Where someone goes after login: a page by its name, or an address of the app. */
export type Landing = { readonly page: 'create/plan' | 'gallery' } | { readonly address: string }

/** The user who lands; no plan counts as the free plan. */
export interface LandingUser {
  readonly isOnboarding: boolean
  readonly plan?: Pick<User['plan'], 'labelKey'> | null
}

// A page that needs no login but may require one; the user continues from there as after a login.
const invitePath = '/0/onboarding/invite'

/**
 * Where a user goes after login (SES-09, SES-10). Users in the onboarding pick a plan or, if they have one, go to the
 * gallery. Others return to the address that sent them to the login, otherwise to the brand root. If they logged in to
 * accept an invitation, that comes first. `now` is in milliseconds, real time.
 */
export function landingAfterLogin(user: LandingUser, redirect: Redirect | null, now: number): Landing {
  const address = redirect && isInForce(redirect, now) ? redirect.address : null
  if (user.isOnboarding && (address === null || pathOf(address) !== invitePath)) {
    return { page: (user.plan?.labelKey ?? 'free') === 'free' ? 'create/plan' : 'gallery' }
  }
  return { address: address ?? '/0' }
}

/**
 * The redirect to remember when somebody at an address is sent to the login, or null (SES-11). Never to another site,
 * and never to a page that needs no login, such as the login itself, except for an invitation.
 */
export function redirectFrom(address: string, now: number): Redirect | null {
  return isReturnAddress(address) ? { address, at: now } : null
}

/** The stored value may be old, or not ours. */
function isInForce({ address, at }: Redirect, now: number): boolean {
  return typeof address === 'string' && isReturnAddress(address) && Math.abs(now - at) < redirectLifeMs
}

function isReturnAddress(address: string): boolean {
  const isOwn = address === '/' || ownReturnAddress(address) !== null
  const path = pathOf(address)
  return isOwn && (path === invitePath || !isPublicPath(path))
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}
