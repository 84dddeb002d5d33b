import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Settings } from '../env.ts'

/**
 * Files that browsers never show as a page. With dozens of small files, the page headers would be larger than the
 * files.
 */
const partOfPage = /^\/assets\/[^/]+\.(?:css|js|woff2)$/

/** Headers for everything that may be a page; each reply gets its own nonce for style elements. */
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
    // `data:`, because Chromium checks a drawing that starts to load during `beforeunload` as a ping, not as an
    // image: it would be missing for whoever stays on the page.
    ['connect-src', `'self'`, 'data:', ...(reportsTo ? [reportsTo] : [])].join(' '),
    // The worker that the error reporting library uses to compress reports.
    ...(reportsTo ? [`worker-src 'self' blob:`] : []),
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
