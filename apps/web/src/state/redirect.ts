import { type Redirect, redirectFrom } from '@aloft/domain/account/landing.rules'
import { readStored, writeStored } from './storage.ts'

/** Where this tab was; another tab may be sent to the login from elsewhere. */
let here: Redirect | null = null

/** Remembers the address that somebody is sent to the login from (SES-11). `now` in milliseconds. */
export function rememberRedirect(address: string, now: number): void {
  const redirect = redirectFrom(address, now)
  if (!redirect) return
  here = redirect
  writeStored('redirect', redirect)
}

/** Where the login leads back to. */
export function redirectToFollow(): Redirect | null {
  return here ?? readStored<Redirect>('redirect')
}

/** It is followed once. */
export function forgetRedirect(): void {
  here = null
  writeStored('redirect', null)
}
