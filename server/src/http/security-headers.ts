import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'

/** Headers of all that may be a page; each gets a nonce of its own for style elements. */
export function securityHeaders(): Middleware {
  return async (ctx, next) => {
    const nonce = randomBytes(16).toString('base64')
    ctx.state['nonce'] = nonce
    ctx.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    })
    httpsOnly(ctx)
    await next()
  }
}

/** Insists on https for a year where the caller came by it. */
export function httpsOnly(ctx: Context): void {
  if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000')
}

function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
