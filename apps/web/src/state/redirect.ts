import { type Redirect, redirectFrom } from '@aloft/domain/account/landing.rules'
import { readStored, writeStored } from './storage.ts'

/** This tab's address; another tab may be sent to the login from elsewhere. */
let here: Redirect | null = null

/** Remembers the address from which a user is sent to the login (SES-11). `now` in milliseconds. */
export function rememberRedirect(address: string, now: number): void {
  const redirect = redirectFrom(address, now)
  if (!redirect) return
  here = redirect
  writeStored('redirect', redirect)
}

/** The address to go to after the login. */
export function redirectToFollow(): Redirect | null {
  return here ?? readStored<Redirect>('redirect')
}

/** Call once it was followed. */
export function forgetRedirect(): void {
  here = null
  writeStored('redirect', null)
}
