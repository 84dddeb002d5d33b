import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReplyOf } from '@aloft/contract/schemas'
import { afterAll, expect, it } from 'vitest'
import { demoWebsite } from '../../src/demo/demo-website.ts'
import { startDemoSites } from '../../src/demo/demo-sites.ts'
import { nameSite } from '../../src/demo/named-site.ts'
import { pastedSnippets } from '../../src/demo/pasted-snippets.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { readSettings } from '../../src/env.ts'
import { openGateways } from '../../src/gateways/open-gateways.ts'
import { createLog } from '../../src/log.ts'
import { adEnd, adsOf, askForAd } from '../support/ads.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { useServer } from '../support/test-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aloft-seed-'))
const database = await openTestDatabase()
const publicUrl = 'https://aloft.example'
const sites = await startDemoSites({
  dir: fileURLToPath(new URL('../../demo-sites', import.meta.url)),
  sites: ['nightjar'],
  head: () => pastedSnippets(database.knex, publicUrl, [new URL(demoWebsite).host]),
})
const gateways = await openGateways(
  readSettings({ DATA_DIR: dataDir }),
  Object.values(sites.origins),
  database.knex,
)
const { storage } = gateways
const sampleSite = sites.origins['nightjar'] ?? ''
const webFetch = nameSite(gateways.webFetch, { origin: demoWebsite, servedAt: sampleSite })
const env = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
const server = await useServer({ env, database, privateOrigins: [], gateways: { storage, webFetch } })
afterAll(async () => {
  await Promise.all([sites.stop(), gateways.raster.close()])
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const world = { gateways, sampleSite, log: createLog('silent') }

it('seeds a demo brand as complete as one that was scanned, once', { timeout: 60_000 }, async () => {
  const [login] = await seedDemo(server.database.knex, world)
  await seedDemo(server.database.knex, world)
  expect(await server.database.knex('idea').pluck('title')).toEqual(['Nightjar Lamps'])

  const { email, password } = login
  const { body: user } = await server.call('login', { email, password })
  const { authToken: token, selectedIdeaId: ideaId } = user as { authToken: string; selectedIdeaId: string }
  const { body } = await server.call('get-briefs', { ideaId }, { token })
  const { brandBrief } = body as ReplyOf<'get-briefs'>
  const data = brandBrief?.websiteData
  expect(data?.offers.map(({ value }) => value)).toContainEqual(
    expect.objectContaining({ name: 'Wren', price: '€96' }),
  )
  expect(data?.colors.length).toBeGreaterThan(2)
  expect(data?.questions.map(({ field }) => field)).toEqual(Object.keys(brandBrief?.websiteAnswers ?? {}))
  expect(JSON.stringify(brandBrief)).not.toContain('127.0.0.1')

  const { body: idea } = await server.call('get-idea', { ideaId }, { token })
  const { design, balloons } = idea as ReplyOf<'get-idea'>
  expect(balloons).toEqual([])
  const logo = await fetch(`${server.url}${design.logoImageUrl}`)
  expect({ status: logo.status, type: logo.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/png',
  })

  const owner = { id: '', email, password, token, userToken: '', ideaId }
  await askForAd(server, owner, { platform: 'facebook' })
  expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE' })
  const [ad] = await adsOf(server, owner)
  const [, adCreativeId] =
    Object.entries(ad?.values ?? {}).find(([key]) => key.endsWith('/adCreativeId')) ?? []
  const { body: creative } = await server.call('get-ad-creative', { adCreativeId }, { token })
  expect(JSON.stringify(creative)).toMatch(/\/files\/[0-9a-f]{64}\.webp/)
  // Its places do not overlap (TGT-04).
  const [, locations] = Object.entries(ad?.values ?? {}).find(([key]) => key.endsWith('/locations')) ?? []
  expect(locations).toMatchObject([{ name: expect.any(String) }])

  // The snippet of the brand is found on the sample site (DOM-08).
  const where = { ideaId, url: demoWebsite, kind: 'website' }
  expect((await server.call('validate-snippet', where, { token })).body).toEqual({ isValidated: true })
})
