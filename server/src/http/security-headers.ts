import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Settings } from '../env.ts'

/** What no browser shows as a page. In each of dozens of small files, headers of pages weigh more than the file. */
const partOfPage = /^\/assets\/[^/]+\.(?:css|js|woff2)$/

/** Headers of all that may be a page; each gets a nonce of its own for style elements. */
export function securityHeaders({ SENTRY_DSN }: Pick<Settings, 'SENTRY_DSN'>): Middleware {
  const reportsTo = SENTRY_DSN && new URL(SENTRY_DSN).origin
  return async (ctx, next) => {
    httpsOnly(ctx)
    ctx.set('X-Content-Type-Options', 'nosniff')
    if (partOfPage.test(ctx.path)) {
      await next()
      return
    }
    const nonce = randomBytes(16).toString('base64')
    ctx.state['nonce'] = nonce
    ctx.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce, reportsTo),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    })
    await next()
  }
}

/** Requires https for a year if the request came over https. */
export function httpsOnly(ctx: Context): void {
  if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000')
}

function contentSecurityPolicy(nonce: string, reportsTo: string | undefined): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com`,
    // A service that is reported to, and the worker in which its library packs what it sends.
    ...(reportsTo ? [`connect-src 'self' ${reportsTo}`, `worker-src 'self' blob:`] : []),
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
