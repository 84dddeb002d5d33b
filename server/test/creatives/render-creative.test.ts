import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import type { Raster } from '../../src/gateways/raster/raster.port.ts'
import { createResvgRaster } from '../../src/gateways/raster/raster.resvg.ts'
import { createEmbeddedStorage } from '../../src/gateways/storage/storage.embedded.ts'
import { adEnd, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'aloft-render-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const storage = createEmbeddedStorage(join(dataDir, 'files'))
const broken = await storage.put(Buffer.from('no picture at all'), 'image/webp')

const real = createResvgRaster()
let render: Raster['render']
let drawings = 0
beforeEach(() => {
  drawings = 0
  render = real.render
})
const raster: Raster = {
  ...real,
  render: (...given) => {
    drawings++
    return render(...given)
  },
}

const server = await useServer({ privateOrigins: [], env: { DATA_DIR: dataDir }, gateways: { raster } })
const { knex } = server.database

const owner = await createAccount(server, { plan: 'expand-2407' })
const ideaId = await createBrand(server, { userId: owner.id })
const box = { rotation: 0, opacity: 1, outline: null, aspect: null, x: 0, y: 0, width: 300, height: 300 }

/** A square of one color, so that no two tests draw the same picture. */
function square(background: string, elements: CreativeElement[] = [], side = 300): Creative {
  const shape = { ...box, id: 'dot', type: 'shape', form: 'ellipse', color: '#ffffff', radius: 0 } as const
  return { width: side, height: side, background, elements: elements.length > 0 ? elements : [shape] }
}

async function creativeOf(creatives: AdCreative['creatives'], of = ideaId): Promise<string> {
  const id = crypto.randomUUID()
  await insertAdCreative(knex, {
    id,
    ideaId: of,
    balloonId: null,
    layout: exampleAdCreative.layout,
    creatives,
    now: server.clock.real(),
  })
  // As after a first try that failed, so that asking for it starts a job.
  await knex('ad_creative_version').where({ creativeId: id }).update({ renderStatus: 'failed' })
  return id
}

async function ask(adCreativeId: string, token = owner.token) {
  const { status, body } = await server.call('render-asset', { adCreativeId }, { token })
  return { status, body }
}

async function ended(adCreativeId: string, token = owner.token): Promise<ReplyOf<'get-ad-creative'>> {
  for (;;) {
    const { status, body } = await server.call('get-ad-creative', { adCreativeId }, { token })
    if (status !== 200) throw new Error(`answered ${status}`)
    const creative = body as ReplyOf<'get-ad-creative'>
    const { isRenderFinished, failure } = creative.renderData
    if (isRenderFinished || failure) return creative
    await setTimeout(50)
  }
}

async function rendered(creatives: AdCreative['creatives']) {
  const id = await creativeOf(creatives)
  await ask(id)
  return (await ended(id)).renderData
}

async function pictureAt(url: string | null | undefined) {
  const response = await fetch(`${server.url}${url}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  return sharp(Buffer.from(await response.arrayBuffer()))
}

const waiting = { isRenderFinished: false, renderUrl: null, renderUrls: {}, failure: null }
const failed = { ...waiting, failure: 'failedToRenderAsset' }

describe('a creative', () => {
  it('is drawn in each of its formats and sizes, as it was composed (RND-01, RND-03)', async () => {
    const wide = { ...square('#204060'), width: 640, height: 360 }
    const id = await creativeOf({ '1:1': square('#c2452d'), '16:9': wide })
    expect(await ask(id)).toEqual({ status: 200, body: { renderData: waiting } })
    const creative = await ended(id)
    expect(creative).toMatchObject({ _id: id, ideaId, items: square('#c2452d').elements })
    const { renderData } = creative
    expect(renderData).toMatchObject({ isRenderFinished: true, failure: null })
    expect(renderData.renderUrl).toBe(renderData.renderUrls['1:1'])
    expect(renderData.renderUrl).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
    const { width, height } = await (await pictureAt(renderData.renderUrls['16:9'])).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 360 })
    const drawn = await pictureAt(renderData.renderUrl)
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([300, 300])
    expect([...data.subarray(0, 3)]).toEqual([0xc2, 0x45, 0x2d])
  })

  it('of a generated ad is drawn without being asked for', async () => {
    const maker = await createAdOwner(server)
    await askForAd(server, maker, { platform: 'facebook' })
    await adEnd(server, maker)
    const [ad] = await adsOf(server, maker)
    const campaignId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
    const id = ad?.values[`component/${campaignId}/adCreativeId`] as string
    const { creatives, renderData } = await ended(id, maker.token)
    expect(renderData.isRenderFinished).toBe(true)
    expect(Object.keys(renderData.renderUrls).toSorted()).toEqual(Object.keys(creatives).toSorted())
    for (const [format, url] of Object.entries(renderData.renderUrls)) {
      const { width, height } = await (await pictureAt(url)).metadata()
      const composed = creatives[format as keyof typeof creatives]
      expect({ width, height }, format).toEqual({ width: composed?.width, height: composed?.height })
    }
  })
})

describe('what did not change is not drawn again', () => {
  it('when it is asked for again', async () => {
    const id = await creativeOf({ '1:1': square('#112233') })
    await ask(id)
    const { renderData } = await ended(id)
    expect(await ask(id)).toEqual({ status: 200, body: { renderData } })
    expect(drawings).toBe(1)
  })

  it('when another creative looks the same, whoever made it', async () => {
    const first = await rendered({ '1:1': square('#223344') })
    expect(await rendered({ '1:1': square('#223344') })).toEqual(first)
    expect(drawings).toBe(1)
    const other = await rendered({ '1:1': square('#223345') })
    expect(other.renderUrl).not.toBe(first.renderUrl)
    expect(drawings).toBe(2)
  })

  it('when its elements have other ids', async () => {
    const shape = (id: string) => square('#334456').elements.map((element) => ({ ...element, id }))
    const first = await rendered({ '1:1': square('#334456', shape('shape-1')) })
    expect(await rendered({ '1:1': square('#334456', shape('dot')) })).toEqual(first)
    expect(drawings).toBe(1)
  })

  it('when many ask at once', async () => {
    const id = await creativeOf({ '1:1': square('#334455') })
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(id)))
    for (const { status } of replies) expect(status).toBe(200)
    await ended(id)
    expect(drawings).toBe(1)
  })
})

describe('a creative that cannot be drawn says so at once, and can be asked for again', () => {
  const lost = `/files/${'ab'.repeat(32)}.webp`
  const picture = (src: string): CreativeElement => ({ ...box, id: 'p', type: 'image', src })

  it.each([
    ['a picture that is gone', picture(lost)],
    ['a file that is no picture', picture(`/files/${broken.hash}.webp`)],
    ['a text the schema refuses', { ...exampleAdCreative.items[1], text: 7 } as unknown as CreativeElement],
  ])('%s', async (_, element) => {
    const id = await creativeOf({ '1:1': square('#445566', [element]) })
    await ask(id)
    await expect
      .poll(
        () => knex('ad_creative_version').where({ creativeId: id }).first('renderStatus', 'renderFailure'),
        {
          timeout: 10_000,
        },
      )
      .toEqual({ renderStatus: 'failed', renderFailure: 'failedToRenderAsset' })
    expect(drawings).toBeLessThanOrEqual(1)
  })

  it('and is drawn once its picture is there', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00ff00' } })
      .webp()
      .toBuffer()
    const id = await creativeOf({ '1:1': square('#556677', [picture(lost)]) })
    await ask(id)
    expect((await ended(id)).renderData).toEqual(failed)
    const { hash } = await storage.put(bytes, 'image/webp')
    const elements = [picture(`/files/${hash}.webp`)]
    await knex('ad_creative_version')
      .where({ creativeId: id })
      .update({ creatives: JSON.stringify({ '1:1': square('#556677', elements) }) })
    expect(await ask(id)).toEqual({ status: 200, body: { renderData: waiting } })
    expect((await ended(id)).renderData.isRenderFinished).toBe(true)
  })

  it('a film, which is reported as such (RND-04)', async () => {
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const film: CreativeElement = { ...box, id: 'v', type: 'video', url, poster: null }
    const id = await creativeOf({ '1:1': square('#667788', [film]) })
    await ask(id)
    expect((await ended(id)).renderData.failure).toBe('videoNotSupported')
    expect(await ask(id)).toEqual({ status: 200, body: 'videoNotSupported' })
    expect(drawings).toBe(0)
  })

  it('but nothing that’s hidden, such as a film', async () => {
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const film: CreativeElement = { ...box, id: 'v', type: 'video', url, poster: null, isHidden: true }
    const id = await creativeOf({ '1:1': square('#667788', [film]) })
    await ask(id)
    expect((await ended(id)).renderData).toMatchObject({ isRenderFinished: true, failure: null })
  })
})

describe('a renderer that fails takes nothing down', () => {
  it('the next attempt follows a thread that died', async () => {
    render = async (...given) => {
      render = real.render
      void given
      throw new Error('the thread ended before its answer')
    }
    const id = await creativeOf({ '1:1': square('#778899') })
    await ask(id)
    expect((await server.call('get-user', {}, { token: owner.token })).status).toBe(200)
    expect((await ended(id)).renderData.isRenderFinished).toBe(true)
    expect(drawings).toBe(2)
  })

  it('after the last attempt it says so', { timeout: 60_000 }, async () => {
    render = async () => ({ kind: 'refused', reason: 'timeout', detail: 'took more than 1 ms' })
    const id = await creativeOf({ '1:1': square('#8899aa') })
    await ask(id)
    expect((await ended(id)).renderData).toEqual(failed)
    expect(drawings).toBe(4)
    expect((await server.call('get-user', {}, { token: owner.token })).status).toBe(200)
  })
})

describe.each(['get-ad-creative', 'render-asset'] as const)('%s', (action) => {
  it('is refused for the brand of somebody else', async () => {
    const stranger = await createAccount(server)
    const adCreativeId = await creativeOf({ '1:1': square('#99aabb') })
    const { status, body } = await server.call(action, { adCreativeId }, { token: stranger.token })
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(drawings).toBe(0)
  })

  it('finds no creative that does not exist (CRE-15)', async () => {
    const adCreativeId = crypto.randomUUID()
    const { status, body } = await server.call(action, { adCreativeId }, { token: owner.token })
    expect({ status, body }).toEqual({ status: 404, body: { error: 'notFound' } })
  })

  it.each([undefined, 'x', 7])('refuses what is no id: %s', async (adCreativeId) => {
    const { status, body } = await server.call(action, { adCreativeId }, { token: owner.token })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'invalidPayload', field: 'adCreativeId' },
    })
  })
})
