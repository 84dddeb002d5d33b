import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { readSettings } from '../env.ts'
import { serveWeb } from './static.ts'

/** What the page says about the installation, by name. */
async function metasOf(
  env: Record<string, string>,
  socialPlatforms: readonly string[] = [],
): Promise<Record<string, string>> {
  const dir = mkdtempSync(join(tmpdir(), 'aloft-page-'))
  copyFileSync(join(import.meta.dirname, '../../../apps/web/index.html'), join(dir, 'index.html'))
  const app = new Koa()
  app.use(async (ctx, next) => {
    ctx.state['nonce'] = 'nonce'
    await next()
  })
  app.use(serveWeb({ dir, writer: 'rules', socialPlatforms }, readSettings(env)))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/0/login`)
  const text = await page.text()
  server.close()
  rmSync(dir, { recursive: true })
  expect(text).not.toContain('__')
  return Object.fromEntries(
    [...text.matchAll(/<meta name="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
}

it('says whose page it is (OPN-13)', async () => {
  const metas = await metasOf({
    ALOFT_ENV: 'production',
    ALLOW_EMBEDDED: 'ad-platform,identity,mail,payment',
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
