import type { Context } from 'koa'
import { isTokenShaped } from '../action/tokens.ts'
import type { Settings } from '../env.ts'

const maxAgeSeconds = 600

type Place = Pick<Settings, 'publicUrl'>

/** The secret by which a browser is known while someone logs in through a platform. */
export function readBrowserKey(ctx: Context, place: Place): string | undefined {
  const value = ctx.cookies.get(cookieName(place))
  return value && isTokenShaped(value) ? value : undefined
}

/**
 * Gives the secret to the browser, for ten minutes. Lax: it comes along when a platform sends the browser back, and
 * with no call that another site makes.
 */
export function writeBrowserKey(ctx: Context, place: Place, value: string): void {
  const secure = isHttps(place) ? '; Secure' : ''
  // By hand: koa writes no secure cookie where a proxy in front ends the https.
  ctx.append(
    'Set-Cookie',
    `${cookieName(place)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** With https the name itself forbids that a neighbouring host sets the cookie. */
function cookieName(place: Place): string {
  return isHttps(place) ? '__Host-social-login' : 'social-login'
}

function isHttps({ publicUrl }: Place): boolean {
  return publicUrl.startsWith('https:')
}
