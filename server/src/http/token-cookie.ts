import type { Context } from 'koa'
import { isTokenShaped } from '../action/tokens.ts'
import type { Settings } from '../env.ts'

export interface TokenCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

type Place = Pick<Settings, 'publicUrl'>

/** A secret of ours from the browser's cookie; undefined if it has none, or something that can't be one. */
export function readTokenCookie(ctx: Context, place: Place, { name }: TokenCookie): string | undefined {
  // Most calls have none, and koa makes a parser for each.
  const value = ctx.req.headers.cookie && ctx.cookies.get(nameAt(place, name))
  return value && isTokenShaped(value) ? value : undefined
}

/**
 * Sets a secret as a cookie. Lax: the browser sends it when another site leads here, and with no call that another site
 * makes.
 */
export function writeTokenCookie(
  ctx: Context,
  place: Place,
  { name, maxAgeSeconds }: TokenCookie,
  value: string,
): void {
  const secure = isHttps(place) ? '; Secure' : ''
  // Set by hand, because koa writes no secure cookie if a proxy in front ends the https.
  ctx.append(
    'Set-Cookie',
    `${nameAt(place, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** With https the name itself forbids that a neighboring host sets the cookie. */
function nameAt(place: Place, name: string): string {
  return isHttps(place) ? `__Host-${name}` : name
}

function isHttps({ publicUrl }: Place): boolean {
  return publicUrl.startsWith('https:')
}
