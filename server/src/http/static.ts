import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import sirv from 'sirv'
import { type ColorScheme, readColorScheme, schemeCookie } from '@aloft/domain/account/color-scheme.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { Settings } from '../env.ts'
import { compressReply } from './compression.ts'
import { escapeHtml } from '@aloft/served-pages/escape-html'

type PageSettings = Pick<
  Settings,
  | 'ALOFT_ENV'
  | 'LIFETIME_CODES'
  | 'PRODUCT_NAME'
  | 'PRODUCT_DOMAIN'
  | 'PUBLIC_URL'
  | 'TERMS_URL'
  | 'isProduction'
  | 'SENTRY_DSN'
>

/** The built web app: its folder, and in development a sample website for trying the product. */
export interface WebApp {
  readonly dir: string
  /** The writer of drafts in this installation, which the app shows before it asks for anything. */
  readonly writer: Writer
  /** The platforms that users can log in with. */
  readonly socialPlatforms: readonly string[]
  readonly sampleUrl?: string | undefined
  /** The sample website's local address, because its public name does not resolve. */
  readonly sampleServedAt?: string | undefined
}

const noncePlace = '__CSP_NONCE__'

/**
 * Serves the built web app: hashed files are cached for a year and precompressed; every other address of the app gets
 * its page. The page is never cached and has its own nonce in each reply.
 */
export function serveWeb(
  { dir, writer, socialPlatforms, sampleUrl, sampleServedAt }: WebApp,
  settings: PageSettings,
): Middleware {
  const page = filledPage(readFileSync(join(dir, 'index.html'), 'utf8'), {
    __PRODUCT_NAME__: settings.PRODUCT_NAME,
    __PRODUCT_DOMAIN__: settings.PRODUCT_DOMAIN,
    __PUBLIC_HOST__: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).hostname,
    __ALOFT_ENV__: settings.ALOFT_ENV,
    __TERMS_URL__: settings.TERMS_URL,
    __AD_WRITER__: writer,
    __SOCIAL_PLATFORMS__: socialPlatforms.join(' '),
    __LIFETIME_CODES__: settings.LIFETIME_CODES.join(' '),
    __SAMPLE_URL__: sampleUrl,
    __SAMPLE_SERVED_AT__: sampleServedAt,
    __ERROR_REPORTING__: settings.SENTRY_DSN,
  })
  const firstFiles = readFirstFiles(dir)
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    // In development the disk is read each time, because a new build may replace the files of a running server.
    dev: !settings.isProduction,
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next()
      return
    }
    const isFile = /\.\w+$/.test(ctx.path) && ctx.path !== '/index.html'
    if (isFile) {
      ctx.respond = false
      ctx.res.statusCode = 200
      files(ctx.req, ctx.res, () => {
        ctx.res.statusCode = 404
        ctx.res.end()
      })
      return
    }
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-store')
    ctx.status = isAppAddress(ctx.path) ? 200 : 404
    // The address is the key to an ad's preview.
    if (ctx.path.startsWith('/0/render-'))
      ctx.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
    const first = firstFiles.get(pathKey(ctx.path)) ?? ''
    const scheme = readColorScheme(ctx.cookies.get(schemeCookie))
    ctx.body = inScheme(page, scheme)
      .replaceAll(noncePlace, ctx.state['nonce'] as string)
      .replace('</head>', `${first}</head>`)
    // The nonce is different in each reply, so it can't be guessed from the length of compressed replies.
    compressReply(ctx)
  }
}

/**
 * Elements that load the files each page needs first, by path. Those of its screen don't hold back the first paint. The
 * app works without them.
 */
function readFirstFiles(dir: string): ReadonlyMap<string, string> {
  const table = join(dir, '.first-files.json')
  if (!existsSync(table)) return new Map()
  const byPath = JSON.parse(readFileSync(table, 'utf8')) as Record<
    string,
    { readonly frame: readonly string[]; readonly screen: readonly string[] }
  >
  const linkNow = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`
  const linkAfter = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`
  return new Map(
    Object.entries(byPath).map(([path, { frame, screen }]) => [
      pathKey(path),
      [...frame.map(linkNow), ...screen.map(linkAfter)].join(''),
    ]),
  )
}

/** The page in a chosen scheme from its first paint on, before any style or script has loaded. */
function inScheme(page: string, scheme: ColorScheme): string {
  if (scheme === 'system') return page
  return page
    .replace('<html ', `<html data-scheme="${scheme}" `)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${scheme}"`)
}

/** A path in the form that the app compares: without a trailing slash and in lower case. */
function pathKey(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').toLowerCase()
}

// Unknown pages get the app too, which shows its own error page; the status is for machines.
function isAppAddress(path: string): boolean {
  return path === '/' || path === '/0' || path.startsWith('/0/')
}

/** The page with the values of this installation; lines without a value are removed. */
function filledPage(page: string, values: Record<string, string | undefined>): string {
  let filled = page
  for (const [place, value] of Object.entries(values)) {
    filled = value
      ? filled.replaceAll(place, escapeHtml(value))
      : filled.replace(new RegExp(`\\s*<[^<>]*"${place}"[^<>]*>`), '')
  }
  return filled
}
