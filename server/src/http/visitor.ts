import type { Context } from 'koa'
import type { Visitor } from '../action/visitor.ts'
import type { Settings } from '../env.ts'
import { networkOf } from './network-address.ts'
import { readTokenCookie, writeTokenCookie } from './token-cookie.ts'

// As long as the server remembers the browser.
const cookie = { name: 'device', maxAgeSeconds: 365 * 24 * 3600 }

export function visitorOf(ctx: Context, settings: Settings): Visitor {
  return {
    // Parsed only when it's used, which is in few calls.
    get network() {
      return networkOf(ctx.ip)
    },
    deviceToken: readTokenCookie(ctx, settings, cookie),
    keepDeviceToken: (token) => writeTokenCookie(ctx, settings, cookie, token),
  }
}
