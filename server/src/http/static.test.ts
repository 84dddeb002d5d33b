import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { readSettings } from '../env.ts'
import { serveWeb } from './static.ts'

interface Asked {
  readonly env?: Record<string, string>
  readonly socialPlatforms?: readonly string[]
  readonly path?: string
  readonly firstFiles?: Record<string, Record<'frame' | 'screen', readonly string[]>>
  readonly cookie?: string
}

/** The page of the app, as it is served at a path. */
const pageAt = async (asked: Asked) => (await replyAt(asked)).text

async function replyAt({
  env = {},
  socialPlatforms = [],
  path = '/0/login',
  firstFiles,
  cookie = '',
}: Asked) {
  const dir = mkdtempSync(join(tmpdir(), 'aloft-page-'))
  copyFileSync(join(import.meta.dirname, '../../../apps/web/index.html'), join(dir, 'index.html'))
  if (firstFiles) writeFileSync(join(dir, '.first-files.json'), JSON.stringify(firstFiles))
  const app = new Koa()
  app.use(async (ctx, next) => {
    ctx.state['nonce'] = 'nonce'
    await next()
  })
  app.use(serveWeb({ dir, writer: 'rules', socialPlatforms }, readSettings(env)))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { cookie },
  })
  const text = await page.text()
  server.close()
  rmSync(dir, { recursive: true })
  return { text, headers: page.headers }
}

/** What the page says about the installation, by name. */
async function metasOf(
  env: Record<string, string>,
  socialPlatforms: readonly string[] = [],
): Promise<Record<string, string>> {
  const text = await pageAt({ env, socialPlatforms })
  expect(text).not.toContain('__')
  return Object.fromEntries(
    [...text.matchAll(/<meta name="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
}

it.each([
  ['/0/login', 4],
  ['/0/LOGIN/?redirect=/0', 4],
  ['/0/list', 0],
])('has %s fetch its %i files at once', async (path, count) => {
  const text = await pageAt({
    path,
    firstFiles: {
      '/0/login': { frame: ['/assets/a.js', '/assets/a.css'], screen: ['/assets/b.js', '/assets/b.css'] },
    },
  })
  const links = text.match(/<link rel="(?:modulepreload|preload|stylesheet)" [^>]*>/g) ?? []
  expect(links).toEqual(
    [
      '<link rel="modulepreload" crossorigin href="/assets/a.js">',
      '<link rel="stylesheet" crossorigin href="/assets/a.css">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/b.js">',
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/b.css">',
    ].slice(0, count),
  )
})

it.each([
  ['colorScheme=dark', '<html data-scheme="dark" lang="en">', 'content="dark"'],
  ['a=1; colorScheme=light', '<html data-scheme="light" lang="en">', 'content="light"'],
  ['colorScheme=dark"><script>', '<html lang="en">', 'content="light dark"'],
  ['', '<html lang="en">', 'content="light dark"'],
])('begins in the scheme of the cookie %s', async (cookie, root, content) => {
  const text = await pageAt({ cookie })
  expect(text).toContain(root)
  expect(text).toContain(`<meta name="color-scheme" ${content} />`)
})

it('says whose page it is (OPN-13)', async () => {
  const metas = await metasOf({
    ALOFT_ENV: 'production',
    ALLOW_EMBEDDED: 'ad-platform,identity,mail,payment',
    MAIL_POSTAL_ADDRESS: '1 Quay Street, Galway',
    PRODUCT_NAME: 'Kites & Co',
    PRODUCT_DOMAIN: 'kites.example',
    PUBLIC_URL: 'https://ads.studio.example:8443/',
  })
  expect(metas).toMatchObject({
    'application-name': 'Kites &amp; Co',
    'product-domain': 'kites.example',
    'public-host': 'ads.studio.example',
    environment: 'production',
  })
})

it('needs no settings', async () => {
  const metas = await metasOf({})
  expect(metas).toMatchObject({ 'product-domain': 'localhost', environment: 'development' })
  expect(metas).not.toHaveProperty('public-host')
})

it('names the codes of deals for life (OPN-57)', async () => {
  expect(await metasOf({})).toMatchObject({ 'lifetime-codes': 'LTD' })
  expect(await metasOf({ LIFETIME_CODES: 'SUMO, LIFE' })).toMatchObject({ 'lifetime-codes': 'SUMO LIFE' })
})

it('names the platforms that one can log in through, where there are any', async () => {
  expect(await metasOf({}, ['facebook', 'google'])).toMatchObject({ 'social-platforms': 'facebook google' })
  expect(await metasOf({})).not.toHaveProperty('social-platforms')
})

it.each([
  ['/0/render-ad-preview?key=a', 'noindex, nofollow', 'no-referrer'],
  ['/0/render-asset?key=a', 'noindex, nofollow', 'no-referrer'],
  ['/0/login', null, null],
])(
  'answers %s with these rules for search engines and other sites: %s, %s',
  async (path, robots, referrer) => {
    const { headers } = await replyAt({ path })
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([robots, referrer])
  },
)
