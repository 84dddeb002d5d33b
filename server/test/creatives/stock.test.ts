import type { ActionName } from '@aloft/contract/actions'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createEmbeddedStock } from '../../src/gateways/stock/stock.embedded.ts'
import type { Stock, StockFailure, StockPicture } from '../../src/gateways/stock/stock.port.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

/** What the service answers instead, until it's null again. */
let failure: StockFailure | null = null
let broken: Uint8Array | null = null
let fetched = 0
const embedded = createEmbeddedStock()
const stock: Stock = {
  ...embedded,
  search: async (search) => failure ?? embedded.search(search),
  readThumbnail: async (thumbnail, signal) => failure ?? embedded.readThumbnail(thumbnail, signal),
  async fetch(id, signal) {
    fetched++
    const answer = failure ?? (await embedded.fetch(id, signal))
    return broken ? { ...(answer as StockPicture), bytes: broken } : answer
  },
}

const server = await useServer({ gateways: { stock } })
const { knex } = server.database

async function createStockUser() {
  const login = await createAccount(server, { plan: 'expand-2407' })
  const ideaId = await createBrand(server, { userId: login.id })
  const call = async (name: ActionName, payload: object) =>
    (await server.call(name, { ideaId, ...payload }, login)).body as object
  return {
    ideaId,
    call,
    list: async (query = '', more: Partial<PayloadOf<'get-media-library'>> = {}) =>
      (await call('get-media-library', { tab: 'stock', query, ...more })) as ReplyOf<'get-media-library'>,
    add: async (stockId: string | null | undefined) =>
      (await call('add-stock-picture', { stockId })) as ReplyOf<'add-stock-picture'>,
  }
}

async function whileStock<T>(answer: StockFailure, work: () => Promise<T>): Promise<T> {
  failure = answer
  try {
    return await work()
  } finally {
    failure = null
  }
}

describe('the tab stock of get-media-library (ACT-073)', () => {
  it('finds pictures by words, with their rights, and stores none of them', async () => {
    const { ideaId, list } = await createStockUser()
    const { items, stock: service } = await list('croissant')
    expect(items[0]).toMatchObject({
      origin: 'stock',
      url: expect.stringMatching(/^\/stock\/bread-loaf\.square\./),
      name: 'Loaf of bread',
      maker: 'Aloft',
      license: expect.stringMatching(/^Aloft illustration/),
      credit: { name: 'Aloft', url: null },
      stockId: expect.stringMatching(/^bread-loaf\./),
      isStored: false,
      isAi: false,
    })
    expect(service).toMatchObject({ name: 'Aloft', isOwn: true, url: null })
    expect(await knex('media').where({ ideaId })).toEqual([])
  })

  it('names near subjects if nothing is found', async () => {
    const { list } = await createStockUser()
    const { items, next, stock: service } = await list('bakary')
    expect({ items, next }).toEqual({ items: [], next: null })
    expect(service?.subjects).toContain('bakery')
  })

  it('continues after a page, and refuses a place it has not given', async () => {
    const { call, list } = await createStockUser()
    const first = await list('pattern', { limit: 5 })
    const second = await list('pattern', { limit: 5, after: first.next })
    expect(first.items).toHaveLength(5)
    expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(10)
    for (const [after, query] of [
      ['0', 'pattern'],
      ['999999', 'pattern'],
      [`1.${crypto.randomUUID()}`, 'pattern'],
      ['2', ''],
    ])
      expect(await call('get-media-library', { tab: 'stock', query, after })).toMatchObject({
        error: 'invalidPayload',
        field: 'after',
      })
  })

  it('finds pictures of a shape alone', async () => {
    const { list } = await createStockUser()
    const { items } = await list('coffee', { shape: 'portrait' })
    for (const { width, height } of items) expect(height).toBeGreaterThan(width ?? 0)
  })

  it.each([
    [
      { kind: 'limited', retryAfterSeconds: 90 },
      { error: 'stockLimited', retryAfterSeconds: 90 },
    ],
    [{ kind: 'unavailable', detail: 'status 500' }, { error: 'stockUnavailable' }],
  ] as const)('says why a search failed: %j', async (answer, reply) => {
    const { list } = await createStockUser()
    expect(await whileStock(answer, () => list('coffee'))).toEqual(reply)
  })

  it('limits how often somebody searches a service of others', async () => {
    const limited = await useServer({
      database: server.database,
      gateways: { stock: { ...stock, isEmbedded: false } },
    })
    const login = await createAccount(server, { plan: 'expand-2407' })
    const ideaId = await createBrand(server, { userId: login.id })
    await knex('rate_limit').insert({
      key: `stock-search:${login.id}`,
      points: 120,
      expire: Date.now() + 60_000,
    })
    const { body } = await limited.call('get-media-library', { ideaId, tab: 'stock', query: 'tea' }, login)
    expect(body).toMatchObject({ error: 'stockLimited', retryAfterSeconds: expect.any(Number) })
  })
})

describe('add-stock-picture', () => {
  it('stores a re-encoded picture with license and credit, which the library then shows', async () => {
    const { add, list } = await createStockUser()
    const [offer] = (await list('coffee')).items
    const { item } = await add(offer?.stockId)
    expect(item).toMatchObject({
      origin: 'stock',
      url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/),
      name: offer?.name,
      alt: offer?.alt,
      width: 2000,
      height: 2000,
      license: offer?.license,
      credit: offer?.credit,
      maker: 'Aloft',
      stockId: offer?.stockId,
      isStored: true,
    })
    const file = await fetch(`${server.url}${item.url}`)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(2000)
    expect((await list()).items).toEqual([item])
    // A search shows it as the brand has it.
    expect((await list('coffee')).items[0]).toEqual(item)
  })

  it('has a picture once, however often and fast it is chosen', async () => {
    const { add, call, ideaId, list } = await createStockUser()
    const stockId = (await list('tea')).items[0]?.stockId
    const chosen = await Promise.all([add(stockId), add(stockId)])
    expect(chosen[0]).toEqual(chosen[1])
    const before = fetched
    expect(await add(stockId)).toEqual(chosen[0])
    expect(fetched).toBe(before)
    expect(await knex('media').where({ ideaId })).toHaveLength(1)
    // It comes back from the archive.
    await call('archive-media', { mediaId: chosen[0].item._id, isArchived: true })
    expect((await list('tea')).items[0]?.isStored).toBe(false)
    expect((await add(stockId)).item).toMatchObject({ _id: chosen[0].item._id, isArchived: false })
  })

  it('gives each brand a picture of its own', async () => {
    const [mine, theirs] = [await createStockUser(), await createStockUser()]
    const stockId = (await mine.list('dog')).items[0]?.stockId
    const [one, other] = [await mine.add(stockId), await theirs.add(stockId)]
    expect(one.item.url).toBe(other.item.url)
    expect(one.item._id).not.toBe(other.item._id)
  })

  it.each([
    [{ kind: 'notFound' }, { error: 'stockNotFound' }],
    [
      { kind: 'limited', retryAfterSeconds: 30 },
      { error: 'stockLimited', retryAfterSeconds: 30 },
    ],
    [{ kind: 'unavailable', detail: 'gone' }, { error: 'stockUnavailable' }],
  ] as const)('adds nothing if the service answers %j', async (answer, reply) => {
    const { add, ideaId, list } = await createStockUser()
    const stockId = (await list('dog')).items[0]?.stockId
    expect(await whileStock(answer, () => add(stockId))).toEqual(reply)
    expect(await knex('media').where({ ideaId })).toEqual([])
    expect((await add(stockId)).item.isStored).toBe(true)
  })

  it('refuses a file that is no picture', async () => {
    const { add, list } = await createStockUser()
    const stockId = (await list('camera')).items[0]?.stockId
    broken = new TextEncoder().encode('<!doctype html>')
    expect(await add(stockId)).toEqual({ error: 'stockUnreadable' })
    broken = null
  })

  it.each(['', '../x', 'a/b', 'x'.repeat(101)])('refuses the id %j', async (stockId) => {
    const { add } = await createStockUser()
    expect(await add(stockId)).toMatchObject({ error: 'invalidPayload', field: 'stockId' })
  })
})

describe('GET /stock/<thumbnail>', () => {
  const get = (path: string, init?: RequestInit) => fetch(`${server.url}/stock/${path}`, init)

  it('serves what a search has named, for browsers to cache, as nothing but a picture', async () => {
    const { list } = await createStockUser()
    const response = await fetch(`${server.url}${(await list('books')).items[0]?.url}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    'nothing',
    'https%3A%2F%2Fexample.com%2Fa.png',
    '..%2F..%2Fetc%2Fpasswd',
    'aHR0cDovL2E.c2ln',
    '%00',
  ])('knows nothing of %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('says that the service is away', async () => {
    const away = await whileStock({ kind: 'limited', retryAfterSeconds: 7 }, () => get('other'))
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '7'])
    expect((await get('other', { method: 'DELETE' })).status).toBe(405)
  })
})
