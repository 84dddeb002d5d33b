import type { Context } from 'koa'
import type { Settings } from '../env.ts'
import { readTokenCookie, writeTokenCookie } from './token-cookie.ts'

const cookie = { name: 'social-login', maxAgeSeconds: 600 }

type Place = Pick<Settings, 'publicUrl'>

/** The secret that identifies a browser during a login through a platform. */
export function readBrowserKey(ctx: Context, place: Place): string | undefined {
  return readTokenCookie(ctx, place, cookie)
}

/** Stores the secret in the browser, for ten minutes. */
export function writeBrowserKey(ctx: Context, place: Place, value: string): void {
  writeTokenCookie(ctx, place, cookie, value)
}
