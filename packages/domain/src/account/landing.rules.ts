import { isPublicPath } from './public-pages.rules.ts'
import { ownReturnAddress } from './return-address.rules.ts'
import type { User } from './user.entity.ts'

const redirectLifeMs = 24 * 3_600_000

/** The address somebody was sent to the login from, and when (SES-11). */
export interface Redirect {
  readonly address: string
  /** Milliseconds since 1970, real time. */
  readonly at: number
}

/** Where someone goes after login: a page by its name, or an address of the app. */
export type Landing = { readonly page: 'create/plan' | 'gallery' } | { readonly address: string }

/** Who lands; somebody without a plan counts as one on the free plan. */
export interface LandingUser {
  readonly isOnboarding: boolean
  readonly plan?: Pick<User['plan'], 'labelKey'> | null
}

// A page that needs no login, but that somebody may have to log in for; from there they are led on as by a login.
const invitePath = '/0/onboarding/invite'

/**
 * Where a user goes after login (SES-09, SES-10): someone who is still in the onboarding picks a plan or, having one,
 * goes to the gallery; others go back to where they were sent to the login from, else to the brand root. Whoever logged
 * in to accept an invitation goes on with it first. `now` in milliseconds, real time.
 */
export function landingAfterLogin(user: LandingUser, redirect: Redirect | null, now: number): Landing {
  const address = redirect && isInForce(redirect, now) ? redirect.address : null
  if (user.isOnboarding && (address === null || pathOf(address) !== invitePath)) {
    return { page: (user.plan?.labelKey ?? 'free') === 'free' ? 'create/plan' : 'gallery' }
  }
  return { address: address ?? '/0' }
}

/**
 * The redirect to remember when somebody at an address is sent to the login, or null (SES-11): none to another site, and
 * none to a page that needs no login, such as the login itself, but for an invitation.
 */
export function redirectFrom(address: string, now: number): Redirect | null {
  return isReturnAddress(address) ? { address, at: now } : null
}

/** What is stored may be old, and may not be ours. */
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
