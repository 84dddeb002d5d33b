import type { Context } from 'koa'
import { isTokenShaped } from '../action/tokens.ts'
import type { Settings } from '../env.ts'

export interface TokenCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

type Place = Pick<Settings, 'publicUrl'>

/** Our secret from a cookie of the browser; undefined if there is none, or if it has the wrong format. */
export function readTokenCookie(ctx: Context, place: Place, { name }: TokenCookie): string | undefined {
  // Koa creates a cookie parser for each request, but most calls have no cookie.
  const value = ctx.req.headers.cookie && ctx.cookies.get(nameAt(place, name))
  return value && isTokenShaped(value) ? value : undefined
}

/**
 * Sets a secret as a cookie. Lax: the browser sends it when a link on another site leads here, but not with calls made
 * by another site.
 */
export function writeTokenCookie(
  ctx: Context,
  place: Place,
  { name, maxAgeSeconds }: TokenCookie,
  value: string,
): void {
  const secure = isHttps(place) ? '; Secure' : ''
  // Set by hand, because koa writes no secure cookie if a proxy terminates the https.
  ctx.append(
    'Set-Cookie',
    `${nameAt(place, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** With https, the name's prefix prevents a neighboring host from setting the cookie. */
function nameAt(place: Place, name: string): string {
  return isHttps(place) ? `__Host-${name}` : name
}

function isHttps({ publicUrl }: Place): boolean {
  return publicUrl.startsWith('https:')
}
